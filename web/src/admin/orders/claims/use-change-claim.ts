import type { ChangeClaimRequest, StaffClaim } from '@teeshala/contract/claims/claim'
import { api } from '../../../shared/api/api.ts'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { invalidate, queryClient } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { editConflictIn } from '../../../shared/edit-conflict/edit-conflict-in.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/shared/claims.ts'
import { claimQuery } from './claim-queries.ts'

type Change = Pick<ChangeClaimRequest, 'step'> & { words?: string }

/** Changes a claim and confirms it. If a colleague changed it meanwhile, that is shown and not overwritten. */
export function useChangeClaim({ _id, updatedAt }: StaffClaim, said: string, onChanged?: () => void) {
  const { queryKey } = claimQuery(_id)
  return useAction({
    act: (change: Change) => api('changeClaim', { params: { id: _id }, body: { ...change, basedOn: updatedAt } }),
    failed: (error) =>
      editConflictIn(error) ? texts.changedMeanwhile : sentenceFor(error, texts.theClaimCouldNotBeChanged),
    onSuccess: (changed) => {
      queryClient.setQueryData(queryKey, changed)
      toast.good(said)
      onChanged?.()
      return invalidate(queryKeys.claims('list'))
    },
    onError: (error) => {
      const conflict = editConflictIn<StaffClaim>(error)
      if (conflict) queryClient.setQueryData(queryKey, conflict.current)
    },
  })
}
