import { TextInput } from '@mantine/core'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { apiLong } from '../../../shared/api/api-long.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { ActionForm } from '../parts/ActionForm.tsx'
import { useActionFields } from '../parts/use-action-fields.ts'
import { useChangeOrder } from '../parts/use-change-order.ts'
import { useSeen } from '../parts/use-seen.ts'

/** Draws the present design as a proof and sends it to the customer, with a message. */
export function SendProof({ order, number, onClose }: { order: AnyOrder; number: number; onClose: () => void }) {
  const [{ message }, setTyped, isChanged, numberBefore] = useActionFields(order._id, 'proof', { message: '' }, number)
  const { seen, follow } = useSeen(number, numberBefore)
  const action = useChangeOrder(order, {
    act: () => apiLong('sendProof', { params: { id: order._id }, body: { number: seen, message } }),
    failed: texts.theProofCouldNotBeSent,
    said: () => texts.theProofIsSent,
    onDone: onClose,
    onError: follow,
  })
  return (
    <ActionForm label={texts.sendProofNumber(seen)} action={action} isChanged={isChanged} onClose={onClose}>
      <TextInput
        label={texts.messageWithTheProof}
        description={texts.weDrawThePresentDesign}
        maxLength={300}
        value={message}
        onChange={({ target }) => setTyped({ message: target.value })}
        error={action.error}
        errorProps={{ role: 'alert' }}
        autoFocus
      />
    </ActionForm>
  )
}
