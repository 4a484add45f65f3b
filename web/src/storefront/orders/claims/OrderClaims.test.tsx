import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { OrderClaims } from './OrderClaims.tsx'

/** The claims of an order that could not be read. */
function unread(status: 'delivered' | 'shipped'): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const queryKey = queryKeys.order('TS1', null, 'claims')
  client
    .getQueryCache()
    .build(client, client.defaultQueryOptions({ queryKey }))
    .setState({ status: 'error', error: new Error('The connection was lost') })
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <OrderClaims order={{ _id: 'TS1', kind: 'shop', status } as unknown as AnyOrder} token={null} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
}

test('whoever has got an order and cannot be told whether they may report something is offered to try again', () => {
  expect(unread('delivered')).toContain('Try Again')
  expect(unread('shipped')).not.toContain('Try Again')
})
