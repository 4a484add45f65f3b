import { Button } from '@mantine/core'
import type { PaidParts } from '@teeshala/contract/orders/amounts/paid-parts'
import { askedRupees } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { nextPaymentStatuses } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './parts.module.css'
import { RecordPart } from './RecordPart.tsx'
import { TellReady } from './TellReady.tsx'
import { useOpenForm } from './use-open-form.ts'
import { WaiveGate } from './WaiveGate.tsx'

type PartsPanelProps = { order: AnyOrder; parts: PaidParts; mayChange: boolean }

/** The part payments of an order, what waits for them, and the staff actions. */
export function PartsPanel({ order, parts, mayChange }: PartsPanelProps) {
  const { paid, balance, advanceMissing, heldBefore, waitsForBalance, readyAt } = parts
  const [gate] = heldBefore
  const isOpen =
    statusOf(order) !== 'cancelled' && nextPaymentStatuses(order.paymentStatus, order.totalPrice).includes('paid')
  const possible = mayChange && isOpen ? (['part', ...(gate ? (['waiver'] as const) : [])] as const) : []
  const [open, setOpen] = useOpenForm<'part' | 'waiver'>(order._id, possible)
  const total = formatAmount(askedRupees(order))
  const words = [
    paid > 0 ? texts.paidOfTotal(formatAmount(paid), total) : texts.nothingOfTotal(total),
    paid > 0 && balance > 0 && texts.balanceOf(formatAmount(balance)),
    isOpen && gate === 'production' && texts.productionWaits(formatAmount(advanceMissing)),
    isOpen && gate === 'dispatch' && !waitsForBalance && texts.dispatchWaits,
  ]
  const close = () => setOpen(undefined)
  return (
    <RecordSection title={texts.paidInParts}>
      <p className={classes.words}>{words.filter(Boolean).join(' ')}</p>
      {waitsForBalance && (mayChange || readyAt) && <TellReady id={order._id} readyAt={readyAt} />}
      {mayChange && isOpen && open === undefined && (
        <div className={classes.choices}>
          <Button variant="default" onClick={() => setOpen('part')}>
            {texts.notePayment}
          </Button>
          {gate && (
            <Button variant="subtle" onClick={() => setOpen('waiver')}>
              {gate === 'production' ? texts.startWithout : texts.sendWithout}
            </Button>
          )}
        </div>
      )}
      {open === 'part' && <RecordPart order={order} parts={parts} onClose={close} />}
      {open === 'waiver' && gate && <WaiveGate order={order} gate={gate} onClose={close} />}
    </RecordSection>
  )
}
