import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ListFilters } from './ListFilters.tsx'

const buttonsAt = (address: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter initialEntries={[address]}>
        <ListFilters search={<input type="search" />} names={['status', 'from', 'sort']}>
          <select />
        </ListFilters>
      </MemoryRouter>
    </MantineProvider>,
  ).match(/<button.*?<\/button>/g)

test('the button of collapsed filters says how many are set, not counting the search', () => {
  expect(buttonsAt('/admin/orders?q=asha')).toEqual([expect.stringMatching(/aria-expanded="false".*>Filters</)])
  expect(buttonsAt('/admin/orders?q=asha&status=placed&sort=oldest')).toEqual([
    expect.stringContaining('Filters (2)'),
    expect.stringContaining('Clear filters'),
  ])
})
