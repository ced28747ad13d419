import type { Course } from '@/api/forbes'
import type { SharedUser } from '@/api/invitation'
import type { MediaPlayer } from '@/kit/media/useMediaPlayer'
import { Card } from '@/kit/page/parts/Card'
import { Avatar } from '@/ui/picture/Avatar'
import { factsOf } from '../course'
import type { ShownLesson } from '../course'
import { Lessons } from '../Lessons'
import type { OpenLesson } from '../useLessons'
import { CourseCard } from './CourseCard'
import styles from '../ShareFinancial.module.css'

interface CourseContentProps {
  course: Course
  lessons: readonly ShownLesson[]
  inviter: SharedUser | undefined
  player: MediaPlayer
  onOpen: OpenLesson
}

const NOTES = [
  '购买和学习在App内完成，试听进度在本次浏览中保留。',
  '课程为数字内容，有效期内可反复学习。',
] as const

/** The page below the hero. */
export function CourseContent({ course, lessons, inviter, player, onOpen }: CourseContentProps) {
  const facts = factsOf(course)
  return (
    <>
      <CourseCard course={course} />
      {inviter && <Inviter inviter={inviter} />}
      {(course.subTitle !== '' || facts.length > 0) && (
        <Card heading="课程介绍">
          {course.subTitle !== '' && <p className={styles.intro}>{course.subTitle}</p>}
          {facts.length > 0 && (
            <ul className={styles.facts}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </Card>
      )}
      <Lessons lessons={lessons} player={player} onOpen={onOpen} />
      <section className={styles.notes} aria-label="说明">
        <p className={styles.risk}>课程内容不构成投资建议</p>
        {NOTES.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </section>
    </>
  )
}

function Inviter({ inviter: { avatar, nickname } }: { inviter: SharedUser }) {
  const name = nickname || '你的好友'
  return (
    <p className={styles.inviter}>
      <Avatar src={avatar} name={name} size={60} className={styles.inviterFace} />
      <span className={styles.inviterName}>{name}</span>
      <span className={styles.inviterText}>邀请你一起学</span>
    </p>
  )
}
