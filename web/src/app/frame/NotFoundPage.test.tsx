import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { NotFoundPage } from './NotFoundPage.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['the shop', '/nowhere', '/', 'Go to the shop'],
  ['the admin area', '/admin/nowhere', '/admin', 'Go to the admin area'],
])('an unknown address of %s leads back to it', (_, address, to, label) => {
  vi.stubGlobal('location', { origin: 'https://shop.test' })
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <MemoryRouter initialEntries={[address]}>
          <NotFoundPage />
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  )
  const [, href, text] = /<a [^>]*href="([^"]*)".*?>([^<]+)</.exec(markup) ?? []
  expect([href, text]).toEqual([to, label])
})
