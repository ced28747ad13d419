import { REGISTRANT_PAGE_SIZE, listRegistrants } from '@/api/invitation'
import type { Registrant } from '@/api/invitation'
import { currentVisit } from '@/bridge/environment'
import { RegistrantRow } from '@/kit/invite/RegistrantRow'
import { registrantIdOf } from '@/kit/invite/invited'
import { usePages } from '@/kit/list/pagedQuery'
import { PageLink } from '@/kit/open-app/PageLink'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/page/parts/QueryView'
import { isSignedOut } from '@/kit/page/query/queryPart'
import { SkeletonLines } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import { ChevronRightIcon } from '@/ui/icons'
import type { Fission } from '../useFission'
import { wording } from '../wording'
import styles from './ProgressCard.module.css'

interface ProgressCardProps {
  fission: Fission
  onInvite: () => Promise<unknown> | void
}

/** How many have come, the last three of them, and the button that invites more. */
export function ProgressCard({ fission: { link, loggedIn, phase }, onInvite }: ProgressCardProps) {
  const query = usePages(
    listRegistrants,
    { activityId: link.activityId, pageSize: REGISTRANT_PAGE_SIZE },
    { idOf: registrantIdOf, enabled: loggedIn },
  )
  const isMember = loggedIn && !isSignedOut(query)
  const first = isMember ? query.data?.first : undefined
  return (
    <Card label="我的邀请" className={styles.card}>
      <dl className={styles.counts}>
        <Count name="已邀请" value={first?.total} />
        <Count name="有效" value={first?.validTotal} />
      </dl>
      <Button wide disabled={phase !== 'open'} onPress={onInvite}>
        {phase === 'ended' ? '活动已结束' : phase === 'soon' ? '敬请期待' : '邀请好友'}
      </Button>
      {isMember && (
        <QueryView query={query} skeleton={<SkeletonLines count={3} />} small>
          {({ rows }) => <Latest rows={rows} activityId={link.activityId} />}
        </QueryView>
      )}
    </Card>
  )
}

function Count({ name, value }: { name: string; value: number | undefined }) {
  return (
    <div className={styles.count}>
      <dt>{name}</dt>
      <dd>
        <b>{value ?? '--'}</b> 人
      </dd>
    </div>
  )
}

const SHOWN = 3

function Latest({
  rows,
  activityId,
}: {
  rows: readonly Registrant[]
  activityId: string | undefined
}) {
  if (rows.length === 0) return <p className={styles.empty}>{wording().nobodyYet}</p>
  return (
    <section aria-label="最近的好友" className={styles.latest}>
      <ul>
        {rows.slice(0, SHOWN).map((row, at) => (
          // The platform may leave the id out.
          <li key={row.uid || at}>
            <RegistrantRow registrant={row} showsRewards={currentVisit().visit !== 'wechat'} />
          </li>
        ))}
      </ul>
      <PageLink
        to={`/invent-user${activityId ? `?activityId=${activityId}` : ''}`}
        className={styles.all}
      >
        查看全部邀请
        <ChevronRightIcon />
      </PageLink>
    </section>
  )
}
