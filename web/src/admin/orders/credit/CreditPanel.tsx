import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import * as texts from '../../../texts/admin/orders/credit.ts'
import { CreditNotes } from './CreditNotes.tsx'
import { GiveCredit } from './GiveCredit.tsx'
import { isCreditable } from './is-creditable.ts'

/** The partial credits of an order's invoice, and a button for another. */
export function CreditPanel({ order, mayGive }: { order: AnyOrder; mayGive: boolean }) {
  const canGive = mayGive && isCreditable(order)
  if (!canGive && !order.credits) return null
  return (
    <RecordSection title={texts.creditNotes}>
      <CreditNotes order={order} />
      {canGive && <GiveCredit order={order} />}
    </RecordSection>
  )
}
