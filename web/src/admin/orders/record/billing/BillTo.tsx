import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { RecordSection } from '../../../../shared/admin/records/RecordSection.tsx'
import { BillLines, hasBill } from '../../../../shared/order-lines/BillLines.tsx'
import { useMay } from '../../../../shared/session/staff-rights.ts'
import { SmallButton } from '../../../../shared/ui/SmallButton.tsx'
import * as texts from '../../../../texts/admin/orders/orders.ts'
import { useOpenForm } from '../../parts/use-open-form.ts'
import classes from '../record.module.css'
import { BillingForm } from './BillingForm.tsx'
import { takesAddress, waitsForAddress } from './bill-facts.ts'

/** Whom the invoice names. Until it is issued, staff can enter or correct the address of a customer who collects the order. */
export function BillTo({ order }: { order: AnyOrder }) {
  const mayChange = useMay('setBillingAddress')
  const [open, setOpen] = useOpenForm<'billing' | 'none'>(order._id, ['billing'])
  const isOpen = open === 'billing'
  const canChange = mayChange && takesAddress(order)
  if (!canChange && !hasBill(order)) return null
  return (
    <RecordSection title={texts.billTo}>
      <BillLines order={order} />
      {waitsForAddress(order) && <p className={classes.plain}>{texts.theInvoiceHasToNameTheBuyersAddress}</p>}
      {isOpen && canChange && <BillingForm order={order} onClose={() => setOpen('none')} />}
      {canChange && !isOpen && (
        <SmallButton
          className={classes.bill}
          onClick={() => setOpen('billing')}
          // After cancelling or finishing, focus returns to the button.
          autoFocus={open === 'none'}
        >
          {order.billingAddress ? texts.changeTheBillingAddress : texts.enterTheBillingAddress}
        </SmallButton>
      )}
    </RecordSection>
  )
}
