import type { StaffMessage } from '@teeshala/contract/contact/staff-message'
import { api } from '../../shared/api/api.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { invalidate, queryClient } from '../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { editConflictIn } from '../../shared/edit-conflict/edit-conflict-in.ts'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/admin/messages.ts'
import { messageQuery } from './message-queries.ts'

type Change = { state?: StaffMessage['state']; assignee?: string | null }

/** Changes a message's state or assignee. If a colleague changed it meanwhile, that is shown and not overwritten. */
export function useChangeMessage({ _id, updatedAt }: StaffMessage) {
  const { queryKey } = messageQuery(_id)
  return useAction({
    act: (change: Change) => api('changeMessage', { params: { id: _id }, body: { ...change, basedOn: updatedAt } }),
    failed: () => undefined,
    onSuccess: (changed) => {
      queryClient.setQueryData(queryKey, changed)
      void invalidate(queryKeys.messages('list'))
    },
    onError: (error) => {
      const conflict = editConflictIn<StaffMessage>(error)
      if (conflict) {
        queryClient.setQueryData(queryKey, conflict.current)
        toast.bad(texts.messageChangedBy(conflict.changedBy || texts.somebody))
      } else toast.bad(sentenceFor(error, texts.theMessageCouldNotBeChanged))
      void invalidate(queryKeys.messages())
    },
  })
}
