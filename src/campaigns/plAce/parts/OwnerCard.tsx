import { useQuery } from '@tanstack/react-query'
import type { Planet } from '@/api/planet'
import { PersonCard } from '@/kit/people/PersonCard'
import { useSessionKey } from '@/session/useSession'
import { Tag } from '@/ui/button/Tag'
import { ownerLine, shortName } from '../place'
import { ownerQuery } from '../queries'

/** Whose planet it is. What the owner's own call adds is a line; the card is there without it. */
export function OwnerCard({ planet: { ownerUid, ownerName, ownerAvatar } }: { planet: Planet }) {
  const session = useSessionKey()
  const owner = useQuery({ ...ownerQuery(session, ownerUid), enabled: ownerUid !== '' })
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
