import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ListFilters } from './ListFilters.tsx'

const buttonAt = (address: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter initialEntries={[address]}>
        <ListFilters search={<input type="search" />} names={['status', 'from', 'sort']}>
          <select />
        </ListFilters>
      </MemoryRouter>
    </MantineProvider>,
  ).match(/<button.*<\/button>/)?.[0]

test('the button of folded filters says how many are set, and the search is none of them', () => {
  expect(buttonAt('/admin/orders?q=asha')).toMatch(/aria-expanded="false".*>Filters</)
  expect(buttonAt('/admin/orders?q=asha&status=placed&sort=oldest')).toContain('Filters (2)')
})
