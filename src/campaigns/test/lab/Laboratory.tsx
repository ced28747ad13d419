import { useContext, useState } from 'react'
import { Link, type RouteObject } from 'react-router-dom'
import { routeTable } from '@/kit/routeTable'
import { sendNow, waitingEvents } from '@/tracking/tracker'
import { Button } from '@/ui/button/Button'
import { Tabs } from '@/ui/tabs/Tabs'
import { maskSecrets, type Finding } from '../checks/report'
import { CheckRow, Section } from '../checks/Section'
import { ChecksContext } from '../checks/useChecks'
import { Gallery } from '../gallery/Gallery'
import { switchConsole } from './debugConsole'
import { BUSINESS_CASES, REQUEST_CASES, provokeNoClientInfo, runCase } from './requests'
import { VECTORS, checkVector } from './vectors'
import styles from './Laboratory.module.css'

/** Sections 5 to 9: for development and test only. */
export function Laboratory() {
  return (
    <>
      <RequestLab />
      <Section number="06" title="工具箱" note="规则向量，以及共享部件的样子；内容均为示例。">
        <VectorsSection />
        <Gallery />
      </Section>
      <TrackingSection />
      <RoutesSection />
      <Section number="09" title="调试控制台">
        <ul>
          <CheckRow
            id="console"
            label="eruda"
            note="按需加载，离开页面后仍在，刷新即消失"
            action="开关"
            work={switchConsole}
          />
        </ul>
      </Section>
    </>
  )
}

const TABS = [
  { id: 'request', label: '请求层' },
  { id: 'business', label: '业务码' },
] as const

/** Provokes each error that the product handles, and shows the result. */
function RequestLab() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('request')
  const cases = tab === 'request' ? REQUEST_CASES : BUSINESS_CASES
  return (
    <Section number="05" title="请求实验" note="由沙盒场景应答，只影响点按的这一次请求。">
      <Tabs tabs={TABS} value={tab} onChange={setTab} label="错误类别">
        <ul>
          {cases.map((labCase) => (
            <CheckRow
              key={labCase.state}
              id={`lab-${labCase.state}`}
              label={labCase.label}
              note={labCase.note}
              action="触发"
              work={() => runCase(labCase)}
            />
          ))}
          {tab === 'request' && (
            <CheckRow
              id="lab-no-client-info"
              label="取不到 clientInfo"
              note="请求照常发出，只提示一次"
              action="触发"
              work={provokeNoClientInfo}
            />
          )}
        </ul>
      </Tabs>
    </Section>
  )
}

const ROWS = VECTORS.map((vector) => ({ label: vector[0], work: () => checkVector(vector) }))

/** The facts to test, one row each, and all of them with one tap. */
function VectorsSection() {
  const { run } = useContext(ChecksContext)
  const runAll = () => Promise.all(ROWS.map(({ label, work }) => run(label, label, work)))
  return (
    <>
      <div className={styles.bar}>
        <h3 className={styles.heading}>规则向量</h3>
        <Button small onPress={runAll}>
          全部检测
        </Button>
      </div>
      <ul>
        {ROWS.map((row) => (
          <CheckRow key={row.label} id={row.label} {...row} />
        ))}
      </ul>
    </>
  )
}

const SHOWN = 20

/** The events that wait to be sent, and a button to send them now. */
function TrackingSection() {
  const [events, setEvents] = useState(waitingEvents)
  const refresh = () => setEvents(waitingEvents())
  const send = async (): Promise<Finding> => {
    const before = waitingEvents().length
    await sendNow()
    const left = waitingEvents().length
    refresh()
    return { ok: left < before || before === 0, detail: `上报前 ${before} 条，剩余 ${left} 条` }
  }
  return (
    <Section number="07" title="埋点队列">
      <ul>
        <CheckRow
          id="tracking"
          label="立即上报"
          note="每次最多 10 条"
          action="立即上报"
          work={send}
        />
      </ul>
      <div className={styles.bar}>
        <h3 className={styles.heading}>待上报 {events.length} 条</h3>
        <Button small quiet onPress={refresh}>
          刷新
        </Button>
      </div>
      <ol aria-label="待上报事件">
        {events.slice(-SHOWN).map(({ event, refusals }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal events can wait side by side
          <li key={at} className={styles.event}>
            <span>
              {event.pageName}/{event.elementType}/{event.elementName}
              {event.extraInfo && ` ${maskSecrets(JSON.stringify(event.extraInfo))}`}
            </span>
            <span className={styles.faint}>
              {event.eventTime.slice(11)}
              {refusals > 0 && ` · 被拒 ${refusals}`}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Ids of the sandbox, for the routes that need one. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/manufacturerDetail/:id': '/manufacturerDetail/10001',
  '/trends-detail/:id': '/trends-detail/20001',
}

/** A link to every page of the route table. */
function RoutesSection() {
  // In its order, without the path for unknown addresses.
  const paths = pathsOf(routeTable())
  return (
    <Section number="08" title="全部路由" note={`共 ${paths.length} 条，取自真实路由表。`}>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <Link className={styles.route} to={SAMPLES[path] ?? path.replace(/:\w+/g, '1')}>
              {path}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type RouteLike = Pick<RouteObject, 'path'> & { children?: readonly RouteLike[] }

function pathsOf(table: readonly RouteLike[]): string[] {
  return table.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...pathsOf(children),
  ])
}
