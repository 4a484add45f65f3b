import { Button, Text } from '@mantine/core'
import type { User } from '@teeshala/contract/accounts/user'
import { useSession } from '../../shared/session/session-store.ts'
import { nameOf } from './user-words.ts'

/** Owners give roles, and nobody changes their own, so that there is always an owner left. */
export function AdminRightsButton({ user, onAsk }: { user: User; onAsk: (user: User) => void }) {
  const ownId = useSession(({ currentUser }) => currentUser?._id)
  if (user._id === ownId) {
    return (
      <Text span c="dimmed" size="sm">
        This is you
      </Text>
    )
  }
  const words = user.isAdmin ? 'Change role' : 'Make admin'
  return (
    <Button
      size="xs"
      variant="default"
      miw="max-content"
      aria-label={`${words}: ${nameOf(user)}`}
      onClick={() => onAsk(user)}
    >
      {words}
    </Button>
  )
}
