import type { Call } from '@/sandbox/handle'
import { PEOPLE } from '@/sandbox/people'
import { person } from '@/sandbox/users'

/** So long after registering a person is new. */
const NEW_FOR_MS = 7 * 86_400_000

/** Whom the welcome gift is for: whoever is not logged in yet, and people who have just registered. */
export function isNewcomer({
  scenario,
  user,
  now,
}: Pick<Call<unknown>, 'scenario' | 'user' | 'now'>): boolean {
  if (scenario('old_user')) return false
  if (scenario('new_user') || !user) return true
  const settled = PEOPLE.some((_, index) => person(index).uid === user.uid)
  return !settled && now - user.registerTime < NEW_FOR_MS
}
