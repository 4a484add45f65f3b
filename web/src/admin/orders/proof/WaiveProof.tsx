import { TextInput } from '@mantine/core'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { api } from '../../../shared/api/api.ts'
import { useKeptFields } from '../../../shared/session/kept/use-kept-fields.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { ActionForm } from '../parts/ActionForm.tsx'
import { useChangeOrder } from '../parts/use-change-order.ts'
import { actionName } from '../parts/use-open-form.ts'

/** Allows production without an approved proof, with a reason for the audit log. */
export function WaiveProof({ order, onClose }: { order: AnyOrder; onClose: () => void }) {
  const [{ reason }, setTyped, isChanged] = useKeptFields(actionName(order._id, 'no-proof'), { reason: '' })
  const action = useChangeOrder(order, {
    act: () => api('waiveProof', { params: { id: order._id }, body: { reason } }),
    failed: texts.itCouldNotBeLetPass,
    said: (passed) => {
      const isHeld = passed.parts?.heldBefore.includes('production')
      return isHeld ? texts.itWaitsForItsAdvanceAlone : texts.itMayStartWithoutProof
    },
    onDone: onClose,
  })
  return (
    <ActionForm label={texts.startWithoutProof} action={action} isChanged={isChanged} onClose={onClose}>
      <TextInput
        label={texts.reason}
        description={texts.theLogKeepsWhy}
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
