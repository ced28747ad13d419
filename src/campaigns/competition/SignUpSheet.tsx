import { REGISTRANT_PAGE_SIZE, listRegistrants } from '@/api/invitation'
import { currentVisit } from '@/bridge/environment'
import { registrantIdOf } from '@/kit/invite/invited'
import { pagesQuery } from '@/kit/list/pagedQuery'
import { openApp } from '@/kit/open-app/openApp'
import { queryClient } from '@/kit/page/query/queryClient'
import { usePolling } from '@/kit/page/query/usePolling'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/modal/Sheet'
import { CodeSquare } from './CodeCard'
import { signUpPath } from './competition'
import { PrizeArt } from './trophy'
import styles from './Code.module.css'

const LOOK_MS = 5000

interface SignUpSheetProps {
  open: boolean
  onClose: () => void
  activityId: string
  /** The person has signed up. */
  isIn: boolean
  ownUid: string
}

/** The code that the app scans, and a notice once the person has signed up. */
export function SignUpSheet({ open, onClose, activityId, isIn, ownUid }: SignUpSheetProps) {
  const { pageName } = useCampaign()
  const isDesktop = currentVisit().visit === 'desktop'
  useEntryWatch(activityId, ownUid, open && !isIn)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={isIn ? '报名成功' : '用App扫码完成报名'}
      footer={
        isIn ? (
          <Button wide onPress={onClose}>
            知道了
          </Button>
        ) : (
          <Button
            wide
            quiet={isDesktop}
            onPress={() => openApp({ pageName, path: signUpPath(activityId), counted: false })}
          >
            在本机打开App报名
          </Button>
        )
      }
    >
      {isIn ? <Done /> : <SignUpCode activityId={activityId} />}
    </Sheet>
  )
}

function SignUpCode({ activityId }: { activityId: string }) {
  return (
    <>
      <CodeSquare activityId={activityId} />
      <p className={styles.steps}>
        打开App「扫一扫」对准二维码，填写参赛信息并提交。完成后本页会自动更新。
      </p>
    </>
  )
}

function Done() {
  return (
    <div className={styles.done} role="status">
      <PrizeArt place={0} className={styles.cup} />
      <p className={styles.doneTitle}>你已在参赛名单中</p>
      <p>投稿期开始后，记得带上你的作品</p>
    </div>
  )
}

/**
 * Checks whether the app has signed the person up meanwhile: at the first page, which begins with their own entry
 * (ASSUMED).
 */
function useEntryWatch(activityId: string, ownUid: string, enabled: boolean): void {
  usePolling(
    async () => {
      const page = { activityId, pageNo: 1, pageSize: REGISTRANT_PAGE_SIZE }
      const { list } = await listRegistrants(page, { silent: true })
      if (!list.some(({ uid }) => uid !== '' && uid === ownUid)) return
      const { queryKey } = pagesQuery(
        listRegistrants,
        { activityId, pageSize: REGISTRANT_PAGE_SIZE },
        { idOf: registrantIdOf },
      )
      await queryClient.invalidateQueries({ queryKey })
    },
    { everyMs: LOOK_MS, enabled },
  )
}
