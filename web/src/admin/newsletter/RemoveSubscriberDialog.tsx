import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Subscriber } from '@teeshala/contract/contact/staff-message'
import { api } from '../../shared/api/api.ts'
import { queryKeys } from '../../shared/api/query-keys.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx'
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
    <ConfirmDialog
      title="Remove this address?"
      confirm="Remove"
      onConfirm={run}
      onClose={onClose}
      action={{ isPending, error }}
    >
      <Text>
        <strong>{subscriber.email}</strong> will no longer get the newsletter. They can subscribe again.
      </Text>
    </ConfirmDialog>
  )
}
