import { Outlet, ScrollRestoration, replace } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { Banner } from '@/frame/Banner'
import { FirstLoad } from '@/frame/FirstLoad'
import { FrameLayout } from '@/frame/FrameLayout'
import { PlainLayout } from '@/frame/PlainLayout'
import { HomeSkeleton } from '@/pages/home/HomeList'
import { HomePage } from '@/pages/home/HomePage'
import { loadHome } from '@/pages/home/loader'
import { PLACES_KEY } from '@/pages/home/useDrawnForBack'
import { ProviderSkeleton } from '@/pages/provider-detail/ProviderSkeleton'
import { RouteError } from './RouteError'
import { page } from './page'

/** The home page's route: its data can come with the page itself. */
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
              page('/trends-detail/:id', () => import('@/pages/moment-detail/route')),
              page('/sign-in', () => import('@/campaigns/sign-in/route')),
              page('/trends-detail-quest', () => import('@/campaigns/trends-detail-quest/route')),
              page('/territory', () => import('@/campaigns/territory/route')),
              page('/exchange', () => import('@/campaigns/exchange/route')),
              page('/rewardRules', () => import('@/campaigns/rewardRules/route')),
              page('/opinionRanking', () => import('@/campaigns/opinionRanking/route')),
              page('/exchangeLogin', () => import('@/campaigns/exchangeLogin/route')),
              page('/original-resident', () => import('@/campaigns/original-resident/route')),
              page('/test', () => import('@/campaigns/test/route')),
              page('/shareRegister', () => import('@/campaigns/shareRegister/route')),
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
      <Outlet />
      <ScrollRestoration storageKey={PLACES_KEY} />
    </>
  )
}
