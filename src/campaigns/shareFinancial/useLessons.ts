import { useCallback } from 'react'
import { currentVisit } from '@/bridge/environment'
import type { Player } from '@/kit/media/player'
import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import type { PressHandler } from '@/ui/button/usePress'
import { showToast } from '@/ui/toast/toast'
import { coursePage } from './course'
import type { ShownLesson } from './course'

export type OpenLesson = (lesson: ShownLesson, from: 'lesson' | 'trial') => ReturnType<PressHandler>

/** The tap handler of a lesson: plays or pauses it, or explains where it can be heard. */
export function useLessons(courseId: string | undefined, player: Player): OpenLesson {
  const { pageName, track } = useCampaign()
  return useCallback(
    (lesson, from) => {
      const ids = { courseId, lessonId: lesson.lessonId }
      if (from === 'trial') track('button', 'trial', ids)
      else track('card', 'lesson', ids)
      if (lesson.track) return player.toggle(lesson.track)
      if (lesson.access === 'locked') return showToast('购买后可学习')
      if (currentVisit().visit !== 'app' || !courseId) return showToast('请在App内收听')
      return openApp({ pageName, path: coursePage(courseId), counted: false })
    },
    [courseId, pageName, player, track],
  )
}
