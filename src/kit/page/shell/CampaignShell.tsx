import { useRef, type ReactNode } from 'react'
import { Countdown } from '@/kit/clock/Countdown'
import { useScrollAway } from '@/kit/page/useScrollAway'
import { EmptyState } from '@/ui/EmptyState'
import { classes } from '@/ui/classes'
import { ShellNotice } from './ShellNotice'
import { HOME, WayOn } from './WayOn'
import type { ShellState } from './shellState'
import { useDocumentTitle } from './useDocumentTitle'
import { useNewDay } from './useNewDay'
import { usePageTheme } from './usePageTheme'
import styles from './CampaignShell.module.css'

export interface CampaignShellProps {
  /** The document's title, and the page's heading if the hero is not rendered. */
  title: string
  state: ShellState
  /** At the top, with the page's `h1`. Also for LOADING, without data: what moves in it goes on when they come. */
  hero: ReactNode
  /** For LOADING, the body. */
  skeleton?: ReactNode
  /** For LOADING, the whole page, where its hero cannot be shown without data. */
  pageSkeleton?: ReactNode
  /** `SidePill`s at the right edge. */
  pills?: ReactNode
  /** Stays at the lower edge, above the safe area: the main button. A bar that is taller sets `--bottom-bar`. */
  bottomBar?: ReactNode
  /** The body, and the sheets and dialogs of the page. Rendered in every state that has data to show. */
  children: ReactNode
  /** The theme's `--surface` is dark. */
  dark?: boolean
  /** The theme: one class that sets the tokens. */
  className?: string
}

/** The frame of a campaign page: hero, body, bottom bar, and the notices for other states. */
export function CampaignShell({ title, state, dark = false, ...page }: CampaignShellProps) {
  const root = useRef<HTMLDivElement>(null)
  useDocumentTitle(title)
  usePageTheme(root)
  return (
    <div
      ref={root}
      className={classes(styles.shell, page.className)}
      data-dark={dark || undefined}
      data-state={state.name}
      data-bar={page.bottomBar ? true : undefined}
    >
      <ShellContent title={title} state={state} {...page} />
    </div>
  )
}

type ContentProps = Omit<CampaignShellProps, 'dark' | 'className'>

function ShellContent({ title, state, pageSkeleton, ...page }: ContentProps) {
  if (state.name === 'ERROR' || state.name === 'OFFLINE')
    return <ShellNotice title={title} offline={state.name === 'OFFLINE'} />
  if (state.name === 'LOADING' && pageSkeleton !== undefined)
    return (
      <main className={styles.main} aria-busy="true">
        <h1 className="visually-hidden">{title}</h1>
        {/* Decorative: a hero inside it adds no second heading. */}
        <Skeleton>{pageSkeleton}</Skeleton>
      </main>
    )
  return <ShellPage state={state} {...page} />
}

type PageProps = Omit<ContentProps, 'title' | 'pageSkeleton'>

function ShellPage({ state, hero, skeleton, pills, bottomBar, children }: PageProps) {
  const isLoading = state.name === 'LOADING'
  return (
    <>
      <main className={styles.main} aria-busy={isLoading || undefined}>
        <div className={styles.hero}>
          {hero}
          <HeroNote state={state} />
        </div>
        {isLoading ? (
          <Skeleton>{skeleton}</Skeleton>
        ) : (
          <>
            {state.name === 'EMPTY' && (
              <EmptyState text={state.text ?? '暂无数据'}>
                <WayOn {...(state.way ?? HOME)} />
              </EmptyState>
            )}
            {children}
            <NewDay />
          </>
        )}
      </main>
      {!isLoading && pills && <Pills>{pills}</Pills>}
      {!isLoading && bottomBar && (
        <section className={styles.bottomBar} data-sticks aria-label="页面操作">
          {bottomBar}
        </section>
      )}
    </>
  )
}

function Skeleton({ children }: { children: ReactNode }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {children}
    </div>
  )
}

/** While there is data to ask for anew. */
function NewDay() {
  useNewDay()
  return null
}

/** They overlap the page's right edge, so they hide while the page is scrolled down; tabbing to one shows it again. */
function Pills({ children }: { children: ReactNode }) {
  const isAway = useScrollAway()
  return (
    <nav className={styles.pills} data-floats data-away={isAway || undefined} aria-label="快捷入口">
      {children}
    </nav>
  )
}

/** The campaign's times: the countdown to its start, at which everything is refetched, or that it is over. */
function HeroNote({ state }: { state: ShellState }) {
  if (state.name === 'ENDED') return <p className={styles.ended}>活动已结束</p>
  if (state.name !== 'NOT_STARTED') return null
  return (
    <p className={styles.soon}>
      {state.startsAt === undefined ? (
        '活动尚未开始'
      ) : (
        <Countdown endsAt={state.startsAt} label="距开始" />
      )}
    </p>
  )
}
