import { Button } from '@mantine/core'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { useState } from 'react'
import * as texts from '../../../texts/admin/orders/credit.ts'
import { CreditForm } from './CreditForm.tsx'

/** The button for a partial credit note. */
export function GiveCredit({ order }: { order: AnyOrder }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <CreditForm order={order} onClose={() => setIsOpen(false)} />
  return (
    <Button variant="default" onClick={() => setIsOpen(true)}>
      {texts.giveACreditNote}
    </Button>
  )
}
