import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '@teeshala/contract/date-format'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import type { EInvoices } from '@teeshala/contract/tax/e-invoice/e-invoice-calls'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { useMay } from '../../../shared/session/staff-rights.ts'
import * as texts from '../../../texts/admin/orders/e-invoices.ts'
import { CancelAtPortal } from './CancelAtPortal.tsx'
import classes from './e-invoice.module.css'
import { eInvoicesQuery } from './e-invoices-query.ts'
import { RegisterAgain } from './RegisterAgain.tsx'

/** The e-invoice registrations of an order; nothing if it has none. */
export function EInvoicePanel({ order }: { order: AnyOrder }) {
  const isOfCompany = order.company !== undefined && order.invoice !== undefined
  const mayRegister = useMay('registerEInvoices')
  const { data, error } = useQuery({ ...eInvoicesQuery(order._id), enabled: isOfCompany })
  if (error && !data && isOfCompany) {
    return (
      <RecordSection title={texts.eInvoices}>
        <p role="alert">{sentenceFor(error, texts.theyCouldNotBeLoaded)}</p>
      </RecordSection>
    )
  }
  if (!data || data.papers.length === 0) return null
  const refused = data.papers.filter(({ state }) => state === 'refused')
  return (
    <RecordSection title={texts.eInvoices}>
      <ul className={classes.registrations}>
        {data.papers.map((each) => (
          <Registration key={each.number} {...each} />
        ))}
      </ul>
      {mayRegister && refused.length > 0 && (
        <RegisterAgain orderId={order._id} needsAddress={refused.some(({ needsAddress }) => needsAddress)} />
      )}
      {mayRegister && data.cancellableUntil && <CancelAtPortal orderId={order._id} until={data.cancellableUntil} />}
    </RecordSection>
  )
}

function Registration({ number, state, irn, ackNumber = '', ackAt, reason }: EInvoices['papers'][number]) {
  const words = {
    waiting: texts.waitsForThePortal,
    refused: texts.isNotRegistered,
    registered: ackAt ? texts.registeredAt(ackNumber, formatMoment(ackAt)) : '',
    cancelling: texts.isBeingCancelled,
    cancelled: texts.isCancelled,
  }
  return (
    <li>
      <strong>{number}</strong>
      <span>{words[state]}</span>
      {reason && <span className={state === 'refused' ? classes.problem : classes.quiet}>{reason}</span>}
      {irn && <span className={classes.irn}>{texts.irnIs(irn)}</span>}
    </li>
  )
}
