import type { Course } from '@/api/forbes'
import { Avatar } from '@/ui/picture/Avatar'
import { Picture } from '@/ui/picture/Picture'
import { Tag } from '@/ui/button/Tag'
import { originText, priceText } from './course'
import styles from './CourseCard.module.css'

/** Cover, title, teacher and price. */
export function CourseCard({ course }: { course: Course }) {
  const title = course.title || '财经年课'
  const price = priceText(course.price)
  const origin = originText(course)
  return (
    <section className={styles.card} aria-label="课程">
      <div className={styles.top}>
        <Picture src={course.cover} name={title} decorative eager className={styles.cover} />
        <div className={styles.main}>
          <h2 className={styles.title}>{title}</h2>
          {course.bought && <Tag tone="success">已购买</Tag>}
          {!course.bought && course.status === 'SOLD_OUT' && <Tag>已售罄</Tag>}
          <p className={styles.prices}>
            <span className={price ? styles.price : styles.noPrice}>
              {price || '价格以App内为准'}
            </span>
            {origin && (
              <s className={styles.origin}>
                <span className="visually-hidden">原价</span>
                {origin}
              </s>
            )}
          </p>
        </div>
      </div>
      {course.teacher && <Teacher teacher={course.teacher} />}
    </section>
  )
}

function Teacher({ teacher }: { teacher: NonNullable<Course['teacher']> }) {
  const name = teacher.name || '课程讲师'
  return (
    <div className={styles.teacher}>
      <Avatar src={teacher.avatar} name={name} size={76} className={styles.face} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {teacher.title !== '' && <p className="truncate muted">{teacher.title}</p>}
      </div>
    </div>
  )
}
