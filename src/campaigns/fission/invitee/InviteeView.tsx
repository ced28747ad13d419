import { FormPanel } from '@/kit/landing/FormPanel'
import type { LoginClicks } from '@/kit/login/loginClicks'
import { PhoneLoginForm } from '@/kit/login/form/PhoneLoginForm'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { viewOf } from '../fission'
import type { Fission } from '../useFission'
import type { useGift } from '../hero/useGift'
import { wording } from '../wording'
import { GiftResult } from './GiftResult'
import { Steps } from './Steps'

const PAGE = 'fission'
const CLICKS: LoginClicks = { page: PAGE, getCode: 'get-code', submit: 'open-gift' }

interface InviteeViewProps {
  fission: Fission
  gift: ReturnType<typeof useGift>
}

/** What somebody who was invited sees: the form that opens the box, or what came of it. */
export function InviteeView({ fission, gift: { gift, isFresh, login, finish } }: InviteeViewProps) {
  const view = fission.face === undefined ? 'asking' : viewOf({ ...fission, gift })
  const hasResult = view !== 'form' && view !== 'asking'
  return (
    <>
      <FormPanel
        view={hasResult ? 'result' : view}
        resultLabel="礼盒"
        form={
          <PhoneLoginForm
            clicks={CLICKS}
            submitText={wording().submit}
            login={login}
            onDone={finish}
          />
        }
        result={
          hasResult && <GiftResult view={view} gift={gift} isFresh={isFresh} link={fission.link} />
        }
      />
      <Steps />
      {!hasResult && <OpenAppBar pageName={PAGE} />}
    </>
  )
}
