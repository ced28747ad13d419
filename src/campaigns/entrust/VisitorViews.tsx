import { ButtonLink } from '@/kit/open-app/PageLink'
import { NoticeCard } from '@/kit/page/parts/NoticeCard'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import type { Role } from './entrust'
import { Intro } from './Intro'

/** For guests: what a keeper is, and the login. */
export function GuestView() {
  const { openLogin } = useCampaign()
  return (
    <>
      <NoticeCard label="登录" title="登录后查看你的管家" text="今日收益 -- · 累计收益 --">
        <Button wide onPress={openLogin}>
          登录
        </Button>
      </NoticeCard>
      <Intro />
    </>
  )
}

interface OtherViewProps {
  role: Exclude<Role, 'lord' | 'asking'>
  territoryId: string | undefined
}

/** Not the lord, or not yet. */
export function OtherView({ role, territoryId }: OtherViewProps) {
  const isReviewing = role === 'reviewing'
  return (
    <>
      <NoticeCard
        label="管家"
        title={isReviewing ? '领地审核中' : '仅领主可查看'}
        text={isReviewing ? '成为领主后，就可以请管家上岗了' : '管家只向这块领地的领主汇报'}
      >
        <TerritoryButton territoryId={territoryId} />
      </NoticeCard>
      <Intro />
    </>
  )
}

function TerritoryButton({ territoryId }: Pick<OtherViewProps, 'territoryId'>) {
  const { track } = useCampaign()
  const query = territoryId === undefined ? '' : `?territoryId=${territoryId}`
  return (
    <ButtonLink
      wide
      to={`/territory${query}`}
      onClick={() => track('button', 'view-territory', { territoryId })}
    >
      看看这块领地
    </ButtonLink>
  )
}
