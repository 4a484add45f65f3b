import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { useQueryClient } from '@tanstack/react-query'
import type { Subscriber } from '@teeshala/contract/contact/staff-message'
import { api } from '../../shared/api/api.ts'
import { queryKeys } from '../../shared/api/query-keys.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'

type RemoveSubscriberDialogProps = { subscriber: Subscriber; onClose: () => void }

/** Asks before an address leaves the newsletter. */
export function RemoveSubscriberDialog({ subscriber, onClose }: RemoveSubscriberDialogProps) {
  const queryClient = useQueryClient()
  const { run, error, isPending } = useAction({
    act: () => api('removeSubscriber', { params: { id: subscriber._id } }),
    failed: 'The address could not be removed. Please try again.',
    onSuccess: ({ message }) => {
      toast.good(message)
      onClose()
      return queryClient.invalidateQueries({ queryKey: queryKeys.newsletter() })
    },
  })
  return (
    <Dialog title="Remove this address?" onClose={onClose}>
      <Stack>
        <Text>
          <strong>{subscriber.email}</strong> gets no newsletter any more. Whoever has the address can subscribe again.
        </Text>
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <Group grow preventGrowOverflow={false}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button color="red" loading={isPending} onClick={() => run()}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
