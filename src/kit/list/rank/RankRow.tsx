import type { ReactNode } from 'react'
import { PageLink } from '@/kit/open-app/PageLink'
import { Avatar } from '@/ui/picture/Avatar'
import { classes } from '@/ui/classes'
import { PlainButton } from '@/ui/button/PlainButton'
import { Tag } from '@/ui/button/Tag'
import type { PressHandler } from '@/ui/button/usePress'
import medals from './Medal.module.css'
import styles from './RankRow.module.css'

export interface RankRowProps {
  /** The platform's rank; ties share one. Undefined: not on the list. 0: unknown. */
  rank: number | undefined
  name: string
  avatar: string | undefined
  /** The score, drawn by the page. */
  value: ReactNode
  /** Below the name, e.g. 距上一名还差3分. */
  note?: string
  /** The person's own row. */
  mine?: boolean
  onPress?: PressHandler | undefined
  /** The target of the row; `onPress` then only tracks the tap. */
  to?: string | undefined
}

/** Marks the person's own row; replaces their name while that is unknown, and then only once. */
export const OWN = '我'

/** One row of a ranking. */
export function RankRow({
  rank,
  name,
  avatar,
  value,
  note,
  mine = false,
  onPress,
  to,
}: RankRowProps) {
  const content = (
    <>
      <span className={classes(styles.rank, medals.medal)} data-rank={rank || undefined}>
        {rank || '--'}
      </span>
      <Avatar src={avatar} name={name} />
      <span className={styles.who}>
        <span className={styles.name}>
          <span className={styles.nameText}>{name || '--'}</span>
          {mine && name !== OWN && <Tag tone="accent">{OWN}</Tag>}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.value}>{value}</span>
    </>
  )
  const className = classes(styles.row, mine && styles.mine)
  if (to !== undefined)
    return (
      <PageLink to={to} className={className} onClick={onPress}>
        {content}
      </PageLink>
    )
  if (!onPress) return <div className={className}>{content}</div>
  return (
    <PlainButton className={className} onPress={onPress}>
      {content}
    </PlainButton>
  )
}
