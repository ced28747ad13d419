import { onReset } from '@/sandbox/platform'

let issued = 0
onReset(() => {
  issued = 0
})

/** A new business number; nobody gets the same one twice. */
export function issueBizNo(uid: string, bizType: string, now: number): string {
  issued += 1
  return `${bizType}${now}${uid.slice(-4)}${String(issued).padStart(6, '0')}`
}
