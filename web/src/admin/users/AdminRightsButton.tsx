import { Button, Text } from '@mantine/core'
import type { User } from '@teeshala/contract/accounts/user'
import { useSession } from '../../shared/session/session-store.ts'
import * as texts from '../../texts/admin/users.ts'
import { nameOf } from './user-words.ts'

/** Owners assign roles, and nobody changes their own, so there is always an owner left. */
export function AdminRightsButton({ user, onAsk }: { user: User; onAsk: (user: User) => void }) {
  const ownId = useSession(({ currentUser }) => currentUser?._id)
  if (user._id === ownId) {
    return (
      <Text span c="dimmed" size="sm">
        {texts.thisIsYou}
      </Text>
    )
  }
  const words = user.isAdmin ? texts.changeRole : texts.makeAdmin
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
