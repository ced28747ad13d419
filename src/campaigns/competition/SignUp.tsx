import { failureOf } from '@/api/core/verdict/failure'
import { REGISTRANT_PAGE_SIZE, listRegistrants } from '@/api/invitation'
import { createRegistrationCode } from '@/api/registration'
import { currentVisit } from '@/bridge/environment'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { openApp } from '@/kit/open-app/openApp'
import { Card } from '@/kit/page/parts/Card'
import { LoadedPart } from '@/kit/query/LoadedPart'
import { PartFailed } from '@/kit/query/PartFailed'
import { answerKey, useAnswer } from '@/kit/query/answer'
import { queryClient } from '@/kit/query/queryClient'
import { codeQuery } from '@/kit/query/usePart'
import { usePolling } from '@/kit/query/usePolling'
import { useAfterLogin } from '@/kit/page/useAfterLogin'
import { useCampaign } from '@/kit/page/useCampaign'
import { stampClock } from '@/lib/format/stamp'
import { parseServerTime } from '@/lib/serverClock'
import { SkeletonBlock } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/modal/Sheet'
import { showToast } from '@/ui/toast/toast'
import { ACTION_LABELS, PAGE, isCodeLive, isShut, signUpPath, type Action } from './competition'
import { PrizeArt } from './trophy'
import styles from './SignUp.module.css'

interface MainBarProps {
  action: Action
  activityId: string
  onSheet: () => void
}

const openSignUp = (pageName: string, activityId: string) =>
  openApp({ pageName, path: signUpPath(activityId), counted: false })

/** The page's one main button; disabled actions do nothing. A login does not sign up by itself. */
export function MainBar({ action, activityId, onSheet }: MainBarProps) {
  const { pageName, track } = useCampaign()
  const isKnown = action !== 'login' && action !== 'wait'
  const logIn = useAfterLogin(isKnown, () => action === 'code' && onSheet())
  const press = () => {
    track('button', 'sign-up', { activityId })
    if (action === 'login') return logIn()
    if (action === 'code') return onSheet()
    return openSignUp(pageName, activityId)
  }
  return (
    <Button wide disabled={isShut(action)} busy={action === 'wait'} onPress={press}>
      {ACTION_LABELS[action]}
    </Button>
  )
}

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
          <Button wide quiet={isDesktop} onPress={() => openSignUp(pageName, activityId)}>
            在本机打开App报名
          </Button>
        )
      }
    >
      {isIn ? (
        <div className={styles.done} role="status">
          <PrizeArt place={0} className={styles.cup} />
          <p className={styles.doneTitle}>你已在参赛名单中</p>
          <p>投稿期开始后，记得带上你的作品</p>
        </div>
      ) : (
        <>
          <CodeSquare activityId={activityId} />
          <p className={styles.steps}>
            打开App「扫一扫」对准二维码，填写参赛信息并提交。完成后本页会自动更新。
          </p>
        </>
      )}
    </Sheet>
  )
}

/**
 * Checks whether the app has signed the person up meanwhile: at the first page, which begins with their own entry
 * (ASSUMED).
 */
function useEntryWatch(activityId: string, ownUid: string, enabled: boolean): void {
  const request = { activityId, pageSize: REGISTRANT_PAGE_SIZE }
  usePolling(
    async () => {
      const { list } = await listRegistrants({ ...request, pageNo: 1 }, { silent: true })
      if (!list.some(({ uid }) => uid !== '' && uid === ownUid)) return
      await queryClient.invalidateQueries({ queryKey: answerKey(listRegistrants, request) })
    },
    { everyMs: LOOK_MS, enabled },
  )
}

interface CodeCardProps {
  activityId: string
  /** Sign-up is open: afterwards works are handed in. */
  isOpen: boolean
}

/** The code for a friend nearby, or for an upload at a computer. */
export function CodeCard({ activityId, isOpen }: CodeCardProps) {
  return (
    <Card heading={isOpen ? '报名码' : '投稿码'}>
      <p className={styles.line}>
        {isOpen
          ? '请身边的朋友用App扫一扫报名，或在电脑端扫码上传作品'
          : '在电脑端打开投稿页，用App扫一扫上传作品'}
      </p>
      <CodeSquare activityId={activityId} />
    </Card>
  )
}

/** Loaded lazily: most people only look at the contest. */
const codeDrawing = codeQuery('CodeDrawing', () => import('./CodeDrawing'))

/** The sign-up code, or its placeholder, and its expiry. */
function CodeSquare({ activityId }: { activityId: string }) {
  const { content, isFailed, until, isLive, renew } = useSignUpCode(activityId)
  if (isFailed) return <PartFailed onRetry={renew} />
  const waiting = <SkeletonBlock className={styles.square} />
  return (
    <div className={styles.code}>
      <LoadedPart part={codeDrawing} waiting={waiting}>
        {({ CodeDrawing }) =>
          content === undefined ? (
            waiting
          ) : (
            <CodeDrawing content={content} isLive={isLive} onRenew={renew} />
          )
        }
      </LoadedPart>
      <p className={styles.until}>{isLive && until !== '' ? `有效期至 ${until}` : '\u00a0'}</p>
    </div>
  )
}

/** The sign-up code, and whether it is still valid by the platform's clock. */
function useSignUpCode(activityId: string) {
  const { track } = useCampaign()
  const { data, error, refetch } = useAnswer(
    createRegistrationCode,
    { activityId, scene: 'COMPETITION', page: PAGE },
    // The code expires by itself: it is not refetched each time the page becomes visible.
    { staleTime: Infinity, refetchOnWindowFocus: false },
  )
  const expireAt = data?.expireAt ?? ''
  const now = useServerNowAt([parseServerTime(expireAt)])
  return {
    content: data?.qrcodeContent,
    isFailed: data === undefined && error !== null,
    isLive: isCodeLive(expireAt, now),
    /** `14:30`; '' for a code without an end. */
    until: stampClock(expireAt),
    /** Never rejects; shows a toast if no new code came. */
    async renew(): Promise<void> {
      track('button', 'refresh-qrcode', { activityId })
      const answer = await refetch()
      if (!answer.error) return
      const failure = failureOf(answer.error)
      if (!failure.toasted) showToast(failure.text)
    },
  }
}
