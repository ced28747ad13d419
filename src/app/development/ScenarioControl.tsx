import { useEffect, useState } from 'react'
import { PageMap } from './PageMap'
import styles from './ScenarioControl.module.css'
import { readScenarios, resetSandbox, scenariosFor, statesOf, withState } from './sandboxStates'
import type { Scenario } from './sandboxStates'

/**
 * Development only: shows any state of the sandbox on the open page, by reloading it with `?__state=`, and links to
 * every other page.
 */
export function ScenarioControl() {
  const [scenarios, setScenarios] = useState<Scenario[]>([])
  const [open, setOpen] = useState(false)
  const [mapOpen, setMapOpen] = useState(false)
  useEffect(() => {
    readScenarios().then(setScenarios, () => setScenarios([]))
  }, [])

  if (scenarios.length === 0) return null
  if (!open)
    return (
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        {statesOf(window.location.search) || '沙盒'}
      </button>
    )
  return (
    <>
      <div className={styles.panel}>
        <States scenarios={scenariosFor(scenarios, window.location.pathname)} />
        <button type="button" aria-haspopup="dialog" onClick={() => setMapOpen(true)}>
          全部页面
        </button>
        <Reset />
        <button type="button" onClick={() => setOpen(false)}>
          收起
        </button>
      </div>
      <PageMap open={mapOpen} onClose={() => setMapOpen(false)} />
    </>
  )
}

function States({ scenarios }: { scenarios: readonly Scenario[] }) {
  const current = statesOf(window.location.search)
  const isListed = current === '' || scenarios.some(({ name }) => name === current)
  return (
    <label>
      沙盒状态
      <select
        value={current}
        onChange={({ target }) =>
          window.location.assign(withState(window.location.href, target.value))
        }
      >
        <option value="">正常</option>
        {/* Several states, or one for a single call. */}
        {!isListed && <option value={current}>{current}</option>}
        {scenarios.map(({ name, label }) => (
          <option key={name} value={name}>{`${name} · ${label}`}</option>
        ))}
      </select>
    </label>
  )
}

function Reset() {
  const [failed, setFailed] = useState(false)
  const reset = () => {
    setFailed(false)
    resetSandbox().then(
      () => window.location.reload(),
      () => setFailed(true),
    )
  }
  return (
    <>
      <button type="button" onClick={reset}>
        清空沙盒数据
      </button>
      <span role="status">{failed && '清空失败，请重试'}</span>
    </>
  )
}
