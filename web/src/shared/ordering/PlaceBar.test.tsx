import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlaceBar } from './PlaceBar.tsx'

test('the order button has its plain name, and the total that it shows describes it', () => {
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <PlaceBar label="Place Order" amount="₹339.00" busyLabel="Processing..." isBusy={false} />
    </MantineProvider>,
  )
  const [, sum = ''] = /Place Order<span aria-hidden="true"> · <span id="([^"]+)">₹339\.00<\/span>/.exec(markup) ?? []
  expect(sum).not.toBe('')
  expect(markup).toContain(`aria-describedby="${sum} `)
})
