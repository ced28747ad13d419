import { editGlory, saveGlory } from '@/api/territory'
import type { Territory } from '@/api/territory'
import { useWrite } from '@/kit/campaign/useWrite'
import { showToast } from '@/ui/toast'

interface EngraveOptions {
  territory: Pick<Territory, 'territoryId' | 'glory'>
  reload: () => Promise<string>
  onDone: () => void
  onSignedOut: () => void
  /** The words were refused. */
  onRefused: (text: string) => void
}

const DONE_TEXT = '已提交审核'

/** Changes the plaque's words, or engraves the first ones. */
export function useEngrave({ territory, reload, onDone, onSignedOut, onRefused }: EngraveOptions) {
  const finish = () => {
    showToast(DONE_TEXT)
    onDone()
  }
  const { state, write } = useWrite({
    send: ({ territoryId, gloryId, text }: Intent) =>
      gloryId ? editGlory({ gloryId, text }) : saveGlory({ territoryId, text }),
    onDone: async () => {
      await reload()
      finish()
    },
    confirm: async ({ text }) => {
      const happened = (await reload()) === text
      if (happened) finish()
      return happened
    },
    onSignedOut,
    onRefused: (failure) => {
      if (failure.kind !== 'business' || failure.toasted) return false
      onRefused(failure.text)
      return true
    },
  })
  return {
    busy: state.name === 'submitting' || state.name === 'checking',
    engrave: (text: string) =>
      write({ territoryId: territory.territoryId, gloryId: territory.glory?.gloryId ?? '', text }),
  }
}

interface Intent {
  territoryId: string
  gloryId: string
  text: string
}
