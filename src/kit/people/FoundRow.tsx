import type { FoundUser } from '@/api/user'
import { Button } from '@/ui/button/Button'
import { identityLines } from './identityLines'
import { PersonRow } from './PersonRow'

interface FoundRowProps {
  user: FoundUser
  pickLabel: string
  onPick: (user: FoundUser) => Promise<unknown> | void
  /** Why this person cannot be picked. */
  reason: string | undefined
}

/** A found person, with the button that picks them. */
export function FoundRow({ user, pickLabel, onPick, reason }: FoundRowProps) {
  const name = user.nickname || '未命名用户'
  return (
    <li>
      <PersonRow name={name} avatar={user.avatar} lines={identityLines(user)}>
        <Button
          small
          disabled={reason !== undefined}
          label={reason === undefined ? `${pickLabel} ${name}` : undefined}
          onPress={() => onPick(user)}
        >
          {reason ?? pickLabel}
        </Button>
      </PersonRow>
    </li>
  )
}
