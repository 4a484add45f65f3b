import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { ActionForm } from '../parts/ActionForm.tsx'
import { useShowOrder } from '../parts/use-show-order.ts'

/** Allows production without an approved proof, with a reason for the audit log. */
export function WaiveProof({ order, onClose }: { order: AnyOrder; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const show = useShowOrder(order)
  const { run, isPending, error } = useAction({
    act: () => api('waiveProof', { params: { id: order._id }, body: { reason } }),
    failed: texts.itCouldNotBeLetPass,
    onSuccess: (passed) => {
      const isHeld = passed.parts?.heldBefore.includes('production')
      toast.good(isHeld ? texts.itWaitsForItsAdvanceAlone : texts.itMayStartWithoutProof)
      onClose()
      return show(passed)
    },
    onError: () => show(),
  })
  return (
    <ActionForm
      label={texts.startWithoutProof}
      onSubmit={run}
      isPending={isPending}
      isChanged={reason !== ''}
      onClose={onClose}
    >
      <TextInput
        label={texts.reason}
        description={texts.theLogKeepsWhy}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={error}
        errorProps={{ role: 'alert' }}
        autoFocus
      />
    </ActionForm>
  )
}
