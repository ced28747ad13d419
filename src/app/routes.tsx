import { Fragment } from 'react'
import { Outlet, ScrollRestoration, replace, type RouteObject } from 'react-router-dom'
import { Banner } from '@/frame/Banner'
import { FirstLoad } from '@/frame/FirstLoad'
import { FrameLayout } from '@/frame/FrameLayout'
import { PlainLayout } from '@/frame/PlainLayout'
import { usePersonChanges } from '@/session/useSession'
import { PLACES_KEY } from '@/lib/storage/places'
import { HomeSkeleton } from '@/pages/home/HomeList'
import { HomePage } from '@/pages/home/HomePage'
import { loadHome } from '@/pages/home/loader'
import { ProviderSkeleton } from '@/pages/provider-detail/shell/ProviderSkeleton'
import { RouteError } from './error/RouteError'
import { campaign, page } from './page/page'

/** The home page's route: its data can be part of the page itself. */
export const HOME_ROUTE_ID = 'home'

const failed = (
  <main>
    <RouteError />
  </main>
)

/** THE route table: one line a page. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: failed,
    HydrateFallback: () => null,
    children: [
      {
        element: <FrameLayout />,
        children: [
          {
            id: HOME_ROUTE_ID,
            path: '/',
            element: (
              <>
                <Banner />
                <HomePage />
              </>
            ),
            loader: loadHome,
            errorElement: <RouteError />,
            hydrateFallbackElement: (
              <FirstLoad>
                <Banner />
                <HomeSkeleton />
              </FirstLoad>
            ),
          },
          {
            ...page('/manufacturerDetail/:id', () => import('@/pages/provider-detail/route')),
            errorElement: <RouteError />,
            hydrateFallbackElement: (
              <FirstLoad>
                <ProviderSkeleton />
              </FirstLoad>
            ),
          },
        ],
      },
      {
        element: <PlainLayout />,
        children: [
          {
            errorElement: failed,
            children: [
              campaign('/trends-detail/:id', () => import('@/pages/moment-detail/route')),
              campaign('/sign-in', () => import('@/campaigns/sign-in/route')),
              campaign(
                '/trends-detail-quest',
                () => import('@/campaigns/trends-detail-quest/route'),
              ),
              campaign('/territory', () => import('@/campaigns/territory/route')),
              campaign('/exchange', () => import('@/campaigns/exchange/route')),
              campaign('/rewardRules', () => import('@/campaigns/rewardRules/route')),
              campaign('/opinionRanking', () => import('@/campaigns/opinionRanking/route')),
              campaign('/exchangeLogin', () => import('@/campaigns/exchangeLogin/route')),
              campaign('/original-resident', () => import('@/campaigns/original-resident/route')),
              campaign('/test', () => import('@/campaigns/test/route')),
              campaign('/opinionScoreRules', () => import('@/campaigns/opinionScoreRules/route')),
              campaign('/territoryRules', () => import('@/campaigns/territoryRules/route')),
              campaign(
                '/territory-carnival-rule',
                () => import('@/campaigns/territory-carnival-rule/route'),
              ),
              campaign('/entrust', () => import('@/campaigns/entrust/route')),
              campaign('/newcomers', () => import('@/campaigns/newcomers/route')),
              campaign('/redPacket', () => import('@/campaigns/redPacket/route')),
              campaign('/shareRegister', () => import('@/campaigns/shareRegister/route')),
              campaign(
                '/partnerShareRegister',
                () => import('@/campaigns/partnerShareRegister/route'),
              ),
              campaign('/partnerRecruitment', () => import('@/campaigns/partnerRecruitment/route')),
              campaign(
                '/recommendation-officer',
                () => import('@/campaigns/recommendation-officer/route'),
              ),
              campaign('/fission', () => import('@/campaigns/fission/route')),
              campaign('/invent-user', () => import('@/campaigns/invent-user/route')),
              campaign('/second-life-plan', () => import('@/campaigns/second-life-plan/route')),
              campaign('/territory-carnival', () => import('@/campaigns/territory-carnival/route')),
              campaign('/chatAI', () => import('@/campaigns/chatAI/route')),
              campaign('/soul', () => import('@/campaigns/soul/route')),
              campaign('/aidao-detail', () => import('@/campaigns/aidao-detail/route')),
              campaign('/lh-exchange', () => import('@/campaigns/lh-exchange/route')),
              campaign('/qiXi', () => import('@/campaigns/qiXi/route')),
              campaign('/asset-debut', () => import('@/campaigns/asset-debut/route')),
              campaign('/give-gift', () => import('@/campaigns/give-gift/route')),
              campaign('/real-estate', () => import('@/campaigns/real-estate/route')),
              campaign('/warZone', () => import('@/campaigns/warZone/route')),
              campaign('/plAce', () => import('@/campaigns/plAce/route')),
              campaign('/territory-invite', () => import('@/campaigns/territory-invite/route')),
              campaign('/personal-guest', () => import('@/campaigns/personal-guest/route')),
              campaign('/competition', () => import('@/campaigns/competition/route')),
              campaign('/wakeUp', () => import('@/campaigns/wakeUp/route')),
              campaign('/channel', () => import('@/campaigns/channel/route')),
              campaign('/collect-cards', () => import('@/campaigns/collect-cards/route')),
              campaign('/shareAddress', () => import('@/campaigns/shareAddress/route')),
              campaign('/shareFinancial', () => import('@/campaigns/shareFinancial/route')),
            ],
          },
        ],
      },
      { path: '*', element: null, loader: () => replace('/') },
    ],
  },
]

function Root() {
  return (
    <>
      {/* Everything of the previous person is unmounted: open layers, input and choices. */}
      <Fragment key={usePersonChanges()}>
        <Outlet />
      </Fragment>
      <ScrollRestoration storageKey={PLACES_KEY} />
    </>
  )
}
