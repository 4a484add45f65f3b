import { Button } from '@mantine/core'
import type { PayLink } from '@teeshala/contract/payments/asked-by-link'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/storefront/orders.ts'

/** Opens the gateway's own page of a payment link. */
export function PayLinkButton({ link }: { link: PayLink }) {
  return (
    <Button component="a" size="lg" variant="default" href={link.url} target="_blank" rel="noreferrer">
      {texts.payByLink(formatAmount(link.amount))}
    </Button>
  )
}
