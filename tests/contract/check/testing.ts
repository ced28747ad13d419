import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asRecord, parseJson } from '@/lib/storage/json'
import { main } from './main'

interface Report {
  calls: {
    name: string
    outcome: string
    differences: { path: string; kind: string; text: string; times: number }[]
    notes: string[]
    sent: Record<string, unknown>
  }[]
}

/** Runs the command as it is typed, and reads its report. */
export async function runCheck(...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const json = join(folder, 'report.json')
  const lines: string[] = []
  try {
    const code = await main(['--json', json, ...args], (line) => lines.push(line))
    const file = code === 2 ? '{"calls":[]}' : readFileSync(json, 'utf8')
    const { calls } = asRecord(parseJson(file)) as unknown as Report
    return { code, table: lines.join('\n'), calls, file }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
