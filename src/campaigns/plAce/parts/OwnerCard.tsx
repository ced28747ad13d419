import { readUserInfo } from '@/api/login'
import type { Planet } from '@/api/planet'
import { useAnswer } from '@/kit/page/query/answer'
import { PersonCard } from '@/kit/people/PersonCard'
import { Tag } from '@/ui/button/Tag'
import { ownerLine, shortName } from '../place'

/** Whose planet it is. What the owner's own call adds is a line; the card is there without it. */
export function OwnerCard({ planet: { ownerUid, ownerName, ownerAvatar } }: { planet: Planet }) {
  const owner = useAnswer(readUserInfo, { uid: ownerUid }, { enabled: ownerUid !== '' })
  return (
    <PersonCard
      label="星球主人"
      avatar={ownerAvatar}
      name={shortName(ownerName, '神秘主人')}
      line={ownerLine(owner.data)}
      aside={<Tag>主人</Tag>}
    />
  )
}
