import { TextInput } from '@mantine/core'
import type { Gate } from '@teeshala/contract/orders/amounts/paid-parts'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { api } from '../../../shared/api/api.ts'
import { useKeptFields } from '../../../shared/session/kept/use-kept-fields.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { ActionForm } from './ActionForm.tsx'
import { useChangeOrder } from './use-change-order.ts'
import { actionName } from './use-open-form.ts'

/** Lets an order proceed without the awaited payment, with a reason for the audit log. */
export function WaiveGate({ order, gate, onClose }: { order: AnyOrder; gate: Gate; onClose: () => void }) {
  const [{ reason }, setTyped, isChanged] = useKeptFields(actionName(order._id, 'waiver'), { reason: '' })
  const action = useChangeOrder(order, {
    act: () => api('waiveGate', { params: { id: order._id }, body: { gate, reason } }),
    failed: texts.itCouldNotBeLetPass,
    said: (passed) => {
      const starts = passed.proof?.isAwaited ? texts.itMayStartOnceApproved : texts.itMayStart
      return gate === 'production' ? starts : texts.itMayGo
    },
    onDone: onClose,
  })
  const label = gate === 'production' ? texts.startWithout : texts.sendWithout
  return (
    <ActionForm label={label} action={action} isChanged={isChanged} onClose={onClose}>
      <TextInput
        label={texts.reason}
        description={texts.theLogKeepsIt}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setTyped({ reason: target.value })}
        error={action.error}
        errorProps={{ role: 'alert' }}
        autoFocus
      />
    </ActionForm>
  )
}
