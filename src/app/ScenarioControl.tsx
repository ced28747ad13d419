import { useEffect, useState } from 'react'
import { apiBase, env } from '@/lib/env'
import styles from './ScenarioControl.module.css'

interface Scenario {
  name: string
  label: string
}

const PARAM = '__state'

/** Development only: shows any state of the sandbox on the page that is open, by reloading it with `?__state=`. */
export function ScenarioControl() {
  const [scenarios, setScenarios] = useState<Scenario[]>([])
  const [open, setOpen] = useState(false)
  const current = new URLSearchParams(window.location.search).get(PARAM) ?? ''

  useEffect(() => {
    readScenarios().then(setScenarios, () => setScenarios([]))
  }, [])

  if (scenarios.length === 0) return null
  if (!open)
    return (
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        {current || '沙盒'}
      </button>
    )
  return (
    <div className={styles.panel}>
      <label>
        沙盒状态
        <select value={current} onChange={(event) => show(event.target.value)}>
          <option value="">正常</option>
          {scenarios.map(({ name, label }) => (
            <option key={name} value={name}>{`${name} · ${label}`}</option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => void reset()}>
        清空沙盒数据
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        收起
      </button>
    </div>
  )
}

function show(name: string): void {
  const url = new URL(window.location.href)
  if (name) url.searchParams.set(PARAM, name)
  else url.searchParams.delete(PARAM)
  window.location.assign(url)
}

async function readScenarios(): Promise<Scenario[]> {
  const response = await fetch(`${sandboxBase()}/scenarios`)
  const body: unknown = await response.json()
  const list = Array.isArray(body) ? body : (body as { data?: unknown }).data
  return Array.isArray(list) ? (list as Scenario[]) : []
}

async function reset(): Promise<void> {
  await fetch(`${sandboxBase()}/reset`, { method: 'POST' })
  window.location.reload()
}

function sandboxBase(): string {
  return `${apiBase(env.mode, env.apiOrigin)}/__sandbox`
}
