import { REGISTRANT_PAGE_SIZE, refreshRegistrants } from '@/api/invitation'
import { RegistrantRow } from '@/kit/invite/RegistrantRow'
import { registrantIdOf } from '@/kit/invite/invited'
import { RecordList } from '@/kit/list/RecordList'
import { usePages } from '@/kit/list/pagedQuery'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { refreshedText } from '../inventUser'
import { wording } from '../wording'
import styles from './InviteesCard.module.css'
import { useKeepPlace } from './useKeepPlace'
import { useRefresh } from './useRefresh'

/** Who came by the code, and a button that looks again. */
export function InviteesCard({ activityId }: { activityId: string | undefined }) {
  const { loggedIn, openLogin } = useCampaign()
  const query = usePages(
    refreshRegistrants,
    { activityId, pageSize: REGISTRANT_PAGE_SIZE },
    { idOf: registrantIdOf, enabled: loggedIn },
  )
  const { refresh, newCount } = useRefresh(query)
  const { data } = query
  const list = useKeepPlace(data?.rows)
  if (!loggedIn) return null
  const first = data?.first
  return (
    <Card
      heading="邀请记录"
      aside={
        <Button small quiet onPress={refresh}>
          刷新
        </Button>
      }
    >
      <p className={styles.counts} role="status">
        已邀请<b>{first?.total ?? '--'}</b>人，有效<b>{first?.validTotal ?? '--'}</b>人
        <span className={styles.time}>{refreshedText(first?.refreshTime ?? '')}</span>
      </p>
      <div ref={list} className={styles.list}>
        <RecordList
          query={query}
          idOf={registrantIdOf}
          label="邀请记录"
          empty={wording().noInvited}
          onLogin={openLogin}
        >
          {(row, at) => (
            <div
              data-row={registrantIdOf(row)}
              className={at < newCount ? styles.fresh : undefined}
            >
              <RegistrantRow registrant={row} showsRewards={wording().showsRewards} />
            </div>
          )}
        </RecordList>
      </div>
    </Card>
  )
}
