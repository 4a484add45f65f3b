import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DesignLink } from './DesignLink.tsx'
import { designPreviewQuery, designUrlQuery } from './design-url-query.ts'

const path = 'products/designs/asha/1795851755703-lotus.svg'

const linkWith = (known: (client: QueryClient) => void) => {
  const client = new QueryClient()
  known(client)
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <DesignLink design={{ path, name: 'lotus.svg' }} />
      </QueryClientProvider>
    </MantineProvider>,
  ).match(/href="([^"]*)"/)?.[1]
}

test('a design’s link leads to its file, not to the small preview', () => {
  const picture = (client: QueryClient) => client.setQueryData(designPreviewQuery(path).queryKey, 'https://small.test')
  const file = (client: QueryClient) => client.setQueryData(designUrlQuery(path).queryKey, 'https://file.test')
  expect(linkWith(picture)).toBeUndefined()
  expect(linkWith((client) => [picture, file].forEach((know) => void know(client)))).toBe('https://file.test')
})
