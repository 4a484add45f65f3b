import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { OpenOrder } from './OpenOrder.tsx'

test.each<[AnyOrder['kind'], string, string]>([
  ['shop', 'TS7K2M9QX4RD', '9QX4RD'],
  ['bulk', 'TB7K2M9QX4RD', 'TB7K2M9Q…'],
])('in a list a %s order is named by a part of its id, and the whole one is its title', (kind, _id, name) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <OpenOrder order={{ kind, _id } as AnyOrder} />
    </MemoryRouter>,
  )
  expect(markup).toContain(`>${name}</a>`)
  expect(markup).toContain(`title="${_id}"`)
})
