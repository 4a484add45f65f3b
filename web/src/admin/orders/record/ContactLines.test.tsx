import { MantineProvider } from '@mantine/core'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ContactLines } from './ContactLines.tsx'

test('the link to a customer’s other orders leads to the list of that kind, from every page', () => {
  const order = { _id: 'TB1', userId: null, contact: { name: 'Asha', phone: '', email: 'asha@example.test' } }
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter initialEntries={['/admin/overdue-invoices?order=TB1']}>
        <ContactLines order={order as AnyOrder} />
      </MemoryRouter>
    </MantineProvider>,
  )
  expect(markup).toContain('href="/admin/bulk-orders?q=asha%40example.test"')
})
