import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { OrderCard } from './OrderCard.tsx'

/** A print order of ₹12,000 in cash, as its card shows it, of which half is to come before it is made. */
function cardOf(parts: object | undefined): string {
  const order = {
    kind: 'print',
    _id: 'TP7K2M9QX4RD',
    status: 'Pending',
    createdAt: '2026-11-20T10:00:00.000Z',
    paymentMethod: 'cash_on_delivery',
    paymentStatus: 'pending',
    shippingAddress: { address: '4, Hauz Khas', city: 'New Delhi', postalCode: '110016', country: 'India' },
    totalPrice: 12_000,
    timeline: [],
    items: [],
    jobs: [],
    files: [],
    contact: { name: 'Asha', phone: '', email: '' },
    parts,
  } as unknown as AnyOrder
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <OrderCard order={order} isExpanded={false} onToggle={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
}

const parts = { advance: 6000, paid: 0, balance: 12_000, advanceMissing: 6000, heldBefore: ['production'] }

test('of an order in cash its advance can be paid in the list', () => {
  expect(cardOf(parts)).toMatch(/Pay an advance of ₹6,000\.00 online.*<button[^>]*>.*Pay advance/)
  expect(cardOf(undefined)).not.toContain('advance')
})

test('of a shop that takes no money online the list says how the advance is paid, and has no button for it', () => {
  const card = cardOf({ ...parts, isAdvanceByHand: true })
  expect(card).toContain('Please pay an advance of ₹6,000.00 at our counter or by bank transfer')
  expect(card).not.toContain('Pay advance')
})
