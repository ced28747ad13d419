import { execFileSync } from 'node:child_process'

/** Identifies a build: by the commit, or the day if there is no repository. */
export function buildId(now = new Date(), commit = readCommit): string {
  return commit() || now.toISOString().slice(0, 10)
}

function readCommit(): string {
  try {
    const answer = execFileSync('git', ['rev-parse', '--short=9', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const text = answer.trim()
    return /^[\da-f]{7,}$/.test(text) ? text : ''
  } catch {
    return ''
  }
}
