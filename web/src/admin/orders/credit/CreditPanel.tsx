import { Button } from '@mantine/core'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { useState } from 'react'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import * as texts from '../../../texts/admin/orders/credit.ts'
import { CreditForm } from './CreditForm.tsx'
import classes from './credit.module.css'

/** What of an order's invoice was taken back in parts, and the way to take back more. */
export function CreditPanel({ order, mayGive }: { order: AnyOrder; mayGive: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const { credits = [], invoice, creditNote, paymentStatus } = order
  const isOpenStill = invoice !== undefined && creditNote === undefined && paymentStatus !== 'refunded'
  const canGive = mayGive && isOpenStill && statusOf(order) !== 'cancelled'
  if (!canGive && credits.length === 0) return null
  return (
    <RecordSection title={texts.creditNotes}>
      {credits.length > 0 && (
        <ul className={classes.given}>
          {credits.map(({ number, amount }) => (
            <li key={number}>{texts.noteOver(number, formatAmount(amount))}</li>
          ))}
        </ul>
      )}
      {canGive && !isOpen && (
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {texts.giveACreditNote}
        </Button>
      )}
      {canGive && isOpen && <CreditForm order={order} onClose={() => setIsOpen(false)} />}
    </RecordSection>
  )
}
