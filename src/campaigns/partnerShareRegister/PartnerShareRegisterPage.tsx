import { useSearchParams } from 'react-router-dom'
import blackGold from '@/kit/agent/blackGold.module.css'
import { FormPanel } from '@/kit/landing/FormPanel'
import type { LoginClicks } from '@/kit/login/loginClicks'
import { PhoneLoginForm } from '@/kit/login/form/PhoneLoginForm'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { usePageView } from '@/kit/page/usePageView'
import { head } from './head'
import { Hero } from './hero/Hero'
import { linkOf } from './link'
import { Outcome } from './outcome/Outcome'
import { Rights } from './outcome/Rights'
import { usePartner } from './usePartner'

const PAGE = 'partnerShareRegister'
const CLICKS: LoginClicks = { page: PAGE, getCode: 'get-code', submit: 'register-intent' }

/** 「成为数字世界合伙人」: the target of a partner's link, which registers an interest. */
export function PartnerShareRegisterPage() {
  const [search] = useSearchParams()
  const link = linkOf(search)
  const { inviteCode, shareUid, levelId } = link
  usePageView(PAGE, { inviteCode, shareUid, levelId })
  const partner = usePartner(link)
  const { view, inviter, isInviterPending, login, finish } = partner
  const outcome = view === 'asking' || view === 'form' ? undefined : view
  return (
    <CampaignShell
      title={head.title}
      state={{ name: 'READY' }}
      hero={<Hero inviter={inviter} loading={isInviterPending} />}
      className={blackGold.theme}
      dark
    >
      <FormPanel
        view={view === 'asking' || view === 'form' ? view : 'result'}
        resultLabel="合伙人登记"
        form={
          <PhoneLoginForm clicks={CLICKS} submitText="登记意向" login={login} onDone={finish} />
        }
        result={
          outcome && (
            <Outcome
              view={outcome}
              link={link}
              facts={partner}
              code={partner.code}
              takesFocus={partner.hasPressed}
              onRegister={partner.register}
            />
          )
        }
      />
      <Rights levelId={levelId} />
    </CampaignShell>
  )
}
