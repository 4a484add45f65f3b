import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlaceBar } from './PlaceBar.tsx'

const drawn = (isAwaited: boolean) =>
  renderToStaticMarkup(
    <MantineProvider>
      <PlaceBar label="Place Order" amount="₹339.00" isAwaited={isAwaited} busyLabel="Processing..." isBusy={false} />
    </MantineProvider>,
  )

test('the order button has its plain name, and the total that it shows describes it', () => {
  const markup = drawn(false)
  const [, sum = ''] = /Place Order<span aria-hidden="true"> · <span id="([^"]+)">₹339\.00<\/span>/.exec(markup) ?? []
  expect(sum).not.toBe('')
  expect(markup).toContain(`aria-describedby="${sum} `)
})

test('a total not known yet is neither shown nor told', () => {
  const [, sum = ''] = /class="[^"]*awaited[^"]*"> · <span id="([^"]+)">/.exec(drawn(true)) ?? []
  expect(sum).not.toBe('')
  expect(drawn(true)).not.toContain(`aria-describedby="${sum}`)
})
