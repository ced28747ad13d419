import type { InvitationRecord } from '@/api/user'
import { PageLink } from '@/kit/open-app/PageLink'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { safeImage } from '@/lib/url/safeUrl'
import { PersonRow } from '@/kit/people/PersonRow'
import { EmptyState } from '@/ui/EmptyState'
import { ChevronRightIcon } from '@/ui/icons'
import { Tag } from '@/ui/button/Tag'
import { STATUS, whenText } from '../guest'
import styles from './Records.module.css'

/** The sent invitations; each links to the card that its guest sees. */
export function Records({ records }: { records: readonly InvitationRecord[] }) {
  return (
    <Card heading="邀请记录">
      {records.length === 0 ? (
        <EmptyState text="还没有邀请过客人" />
      ) : (
        <ul>
          {records.map((record, at) => (
            // The id may be missing.
            <li key={record.invitationId || at}>
              <Row record={record} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({
  record: { invitationId, nickname, avatar, start, status },
}: {
  record: InvitationRecord
}) {
  const { track } = useCampaign()
  const name = nickname || '未命名用户'
  const { label, tone } = STATUS[status]
  const row = (
    <PersonRow name={name} avatar={safeImage(avatar)} lines={[whenText(start, '')]}>
      <Tag tone={tone}>{label}</Tag>
      {invitationId && <ChevronRightIcon className={styles.chevron} />}
    </PersonRow>
  )
  if (invitationId === '') return <div className={styles.row}>{row}</div>
  return (
    <PageLink
      to={`/personal-guest?invitationId=${encodeURIComponent(invitationId)}`}
      className={styles.row}
      onClick={() => track('card', 'record', { invitationId })}
    >
      {row}
    </PageLink>
  )
}
