import { Text } from '@mantine/core'
import type { Subscriber } from '@teeshala/contract/contact/staff-message'
import { api } from '../../shared/api/api.ts'
import { failedWith } from '../../shared/api/api-failure.ts'
import { invalidate } from '../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/admin/newsletter.ts'

type RemoveSubscriberDialogProps = { subscriber: Subscriber; onClose: () => void }

/** Confirms the removal of a newsletter address. */
export function RemoveSubscriberDialog({ subscriber, onClose }: RemoveSubscriberDialogProps) {
  const { run, error, isPending } = useAction({
    act: async () => {
      try {
        return (await api('removeSubscriber', { params: { id: subscriber._id } })).message
      } catch (failure) {
        // Already removed, by somebody else, by themselves or by a call whose response was lost.
        if (!failedWith(failure, 'NOT_FOUND')) throw failure
        return failure.message
      }
    },
    failed: texts.theAddressCouldNotBeRemoved,
    onSuccess: (message) => {
      toast.good(message)
      onClose()
      return invalidate(queryKeys.newsletter())
    },
  })
  return (
    <ConfirmDialog
      title={texts.removeThisAddress}
      confirm={texts.remove}
      onConfirm={run}
      onClose={onClose}
      action={{ isPending, error }}
    >
      <Text>
        <strong>{subscriber.email}</strong> {texts.willNoLongerGetTheNewsletter}
      </Text>
    </ConfirmDialog>
  )
}
