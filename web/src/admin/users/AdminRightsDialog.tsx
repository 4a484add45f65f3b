import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SetAdminRequest, User } from '@teeshala/contract/accounts/user'
import { api } from '../../shared/api/api.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { useOneAtATime } from '../../shared/api/use-one-at-a-time.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'

/** Asks before somebody becomes an admin or is one no longer. */
export function AdminRightsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const queryClient = useQueryClient()
  const name = user.name || user.email || user.phone
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: () => {
      const body: SetAdminRequest = { isAdmin: !user.isAdmin }
      return api('setAdmin', { params: { id: user._id }, body })
    },
    onSuccess: () => {
      toast.good(user.isAdmin ? `${name} is no longer an admin.` : `${name} is an admin now.`)
      onClose()
      return queryClient.invalidateQueries({ queryKey: ['admin-users'] })
    },
  })
  const confirm = useOneAtATime(() => mutateAsync())
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
            {sentenceFor(error, 'The change could not be made. Please try again.')}
          </Alert>
        )}
        <Group grow preventGrowOverflow={false}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button color={user.isAdmin ? 'red' : undefined} loading={isPending} onClick={confirm}>
            {user.isAdmin ? 'Remove admin' : 'Make admin'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
