import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { useQueryClient } from '@tanstack/react-query'
import type { User } from '@teeshala/contract/accounts/user'
import { api } from '../../shared/api/api.ts'
import { queryKeys } from '../../shared/api/query-keys.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'

/** Asks before somebody becomes an admin or is one no longer. */
export function AdminRightsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const queryClient = useQueryClient()
  const name = user.name || user.email || user.phone
  const { run, error, isPending } = useAction({
    act: () => api('setAdmin', { params: { id: user._id }, body: { isAdmin: !user.isAdmin } }),
    failed: 'The change could not be made. Please try again.',
    onSuccess: () => {
      toast.good(user.isAdmin ? `${name} is no longer an admin.` : `${name} is an admin now.`)
      onClose()
      return queryClient.invalidateQueries({ queryKey: queryKeys.adminUsers() })
    },
  })
  return (
    <Dialog title={user.isAdmin ? `Remove ${name} as an admin?` : `Make ${name} an admin?`} onClose={onClose}>
      <Stack>
        <Text>
          {user.isAdmin
            ? 'They lose the admin area at once and are signed out everywhere. Their account and orders stay.'
            : 'Admins see every customer’s data, change products, prices and orders, and make others admins. It counts from their next sign-in.'}{' '}
          The change is noted with your name.
        </Text>
        {user.email && <Text c="dimmed">{user.email}</Text>}
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <Group grow preventGrowOverflow={false}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button color={user.isAdmin ? 'red' : undefined} loading={isPending} onClick={() => run()}>
            {user.isAdmin ? 'Remove admin' : 'Make admin'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
