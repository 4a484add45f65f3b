import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PagedRecords } from './PagedRecords.tsx'

const shown = (names: readonly string[] | undefined, isFetchNextPageError = false) => {
  const list = {
    status: 'error',
    error: new Error('The connection was lost'),
    data: names && { pages: [{ items: names.map((_id) => ({ _id })) }] },
    isError: true,
    hasNextPage: names !== undefined,
    isFetching: false,
    isFetchingNextPage: false,
    isFetchNextPageError,
    fetchNextPage: () => undefined,
    refetch: () => undefined,
  } as const
  return renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <PagedRecords
          list={list}
          label="Coupons"
          columns={[{ header: 'Code', inCard: 'title', cell: ({ _id }) => _id }]}
          failed="Failed to load coupons."
          empty={{ title: 'No coupons yet' }}
          more="Show older coupons"
        />
      </MemoryRouter>
    </MantineProvider>,
  )
}

test('a loaded list stays if it cannot be refreshed or its next page fails, and the failure is reported', () => {
  expect(shown(undefined)).toContain('Try Again')
  expect(shown(['DIWALI10'])).toContain('DIWALI10')
  expect(shown(['DIWALI10'])).not.toContain('role="alert"')
  const further = shown(['DIWALI10'], true)
  expect(further).toContain('DIWALI10')
  expect(further).toMatch(/role="alert"[^>]*>Failed to load coupons\./)
})
