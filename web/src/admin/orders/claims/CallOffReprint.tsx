import { Button } from '@mantine/core'
import type { StaffClaim } from '@teeshala/contract/claims/claim'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { invalidate, queryClient } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/shared/claims.ts'
import { claimQuery } from './claim-queries.ts'
import classes from './claims.module.css'

/** Calls off a reprint that has not been sent, so that its claim can be decided anew. */
export function CallOffReprint({ claim: { _id } }: { claim: StaffClaim }) {
  const [isAsked, setIsAsked] = useState(false)
  const { queryKey } = claimQuery(_id)
  const action = useAction({
    act: () => api('callOffReprint', { params: { id: _id } }),
    failed: texts.theReprintCouldNotBeCalledOff,
    onSuccess: (claim) => {
      queryClient.setQueryData(queryKey, claim)
      toast.good(texts.reprintIsCalledOff)
      return invalidate(queryKeys.claims('list'), queryKeys.reprints())
    },
    onError: () => invalidate(queryKey),
  })
  return (
    <div>
      <Button variant="outline" color="red" onClick={() => setIsAsked(true)}>
        {texts.callOffReprint}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.askCallOff}
          confirm={texts.callOffReprint}
          cancel={texts.keepReprint}
          action={action}
          onConfirm={() => action.run()}
          onClose={() => setIsAsked(false)}
        >
          <p className={classes.words}>{texts.calledOffMeans}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
