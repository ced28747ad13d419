import { registrantIdOf } from '@/kit/invite/invited'
import { InvitedRow } from '@/kit/list/InvitedRow'
import { OWN } from '@/kit/list/rank/RankRow'
import { RecordList } from '@/kit/list/RecordList'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { safeImage } from '@/lib/url/safeUrl'
import { Button } from '@/ui/button/Button'
import { clampedName, countText } from '../competition'
import type { Contest } from '../useContest'
import { BlurredFaces } from './BlurredFaces'
import styles from './Entrants.module.css'

/** Who takes part; a guest sees how many. */
export function Entrants({ contest: { total, list, me } }: { contest: Contest }) {
  const { loggedIn, openLogin } = useCampaign()
  return (
    <Card
      heading="已报名"
      aside={
        <p className={styles.count}>
          <b>{countText(total)}</b>人
        </p>
      }
    >
      {loggedIn ? (
        <RecordList
          query={list}
          idOf={registrantIdOf}
          label="已报名"
          empty="还没有人报名，来做第一位吧"
          guest="登录后查看报名名单"
          onLogin={openLogin}
        >
          {({ uid, nickname, avatar, registerTime }) => (
            <InvitedRow
              name={clampedName(nickname)}
              avatar={safeImage(avatar)}
              time={registerTime === '' ? '' : `${registerTime.slice(5, 16)} 报名`}
              status={uid !== '' && uid === me?.uid ? OWN : ''}
              tone="accent"
            />
          )}
        </RecordList>
      ) : (
        <div className={styles.guest}>
          <BlurredFaces />
          <Button quiet onPress={openLogin}>
            登录查看
          </Button>
        </div>
      )}
    </Card>
  )
}
