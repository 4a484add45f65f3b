import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ordersQuery } from '../../../shared/orders/order-query.ts'
import { OrdersPage } from './OrdersPage.tsx'

afterEach(() => vi.unstubAllGlobals())

test('if older orders fail to load, that is reported below the loaded ones', () => {
  vi.stubGlobal('location', new URL('https://shop.test/orders'))
  const client = new QueryClient()
  const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey: ordersQuery('').queryKey }))
  query.setState({
    data: { pages: [{ items: [], next: 'older' }], pageParams: [undefined] },
    status: 'error',
    error: new Error('The connection was lost'),
    fetchMeta: { fetchMore: { direction: 'forward' } },
  })
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <OrdersPage />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
  expect(markup).toMatch(/Show older orders.*role="alert"[^>]*>Failed to load orders\./)
})
