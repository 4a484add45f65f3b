import { Button } from '@mantine/core'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import * as texts from '../../../texts/admin/orders/credit.ts'
import { useOpenForm } from '../parts/use-open-form.ts'
import { CreditForm } from './CreditForm.tsx'

/** The button for a partial credit note. */
export function GiveCredit({ order }: { order: AnyOrder }) {
  const [open, setOpen] = useOpenForm(order._id, ['credit'])
  if (open) return <CreditForm order={order} onClose={() => setOpen(undefined)} />
  return (
    <Button variant="default" onClick={() => setOpen('credit')}>
      {texts.giveACreditNote}
    </Button>
  )
}
