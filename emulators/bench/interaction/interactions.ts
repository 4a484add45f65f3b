import type { Locator, Page } from 'playwright-core'
import { openDesigner } from './open-designer.ts'

/** A repeated user action on a page. */
export type Interaction = {
  readonly name: string
  readonly who?: 'customer' | 'admin'
  /** Opens the page and prepares the action. */
  readonly open: (page: Page, shop: string) => Promise<unknown>
  readonly act: (page: Page, time: number) => Promise<unknown>
}

const dryfit = 'polyester-dryfit'
const rows = Array.from({ length: 12 }, (_, row) => Array.from({ length: 6 }, (_each, column) => row + column + 1))
const table = rows.map((cells) => cells.join('\t')).join('\n')
const heart = /^(Add|Remove) .+ favorites$/

export const interactions: readonly Interaction[] = [
  {
    name: 'filter a listing',
    open: async (page, shop) => {
      await page.goto(`${shop}/products`)
      await page.getByRole('heading', { level: 3 }).first().waitFor()
    },
    act: (page, time) => press(page.getByRole('button', { name: time % 2 ? 'Hoodie' : 'Polo', exact: true })),
  },
  {
    name: 'heart',
    who: 'customer',
    open: async (page, shop) => {
      await page.goto(`${shop}/products`)
      await page.getByRole('button', { name: heart }).first().waitFor()
    },
    act: (page) => press(page.getByRole('button', { name: heart }).first()),
  },
  {
    name: 'add to cart',
    who: 'customer',
    open: async (page, shop) => {
      await page.goto(`${shop}/product/${dryfit}`)
      for (const choice of ['L', 'Red', 'Left']) await page.getByRole('radio', { name: choice, exact: true }).check()
    },
    act: (page) => press(page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()),
  },
  {
    name: 'change the colour',
    open: async (page, shop) => {
      await page.goto(`${shop}/product/${dryfit}`)
      await page.getByRole('radio', { name: 'Red', exact: true }).waitFor()
    },
    act: (page, time) => press(page.getByRole('radio', { name: time % 2 ? 'Red' : 'Black', exact: true })),
  },
  { name: 'drag a design', open: openDesigner, act: drag },
  {
    name: 'type into the 12 × 6 grid',
    open: openGrid,
    act: (page, time) => page.keyboard.press(String(1 + (time % 8))),
  },
  {
    name: 'paste into the 12 × 6 grid',
    open: async (page, shop) => {
      await openGrid(page, shop)
      await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(table)})`)
    },
    act: (page) => page.keyboard.press('Control+V'),
  },
  {
    name: 'next page of a staff table',
    who: 'admin',
    open: async (page, shop) => {
      await page.goto(`${shop}/admin/product-list`)
      await page.getByRole('button', { name: 'Show more products' }).waitFor()
    },
    act: async (page, time) => {
      // The URL stores how many pages are shown.
      if (time > 0) await page.goto(new URL('/admin/product-list', page.url()).href)
      await press(page.getByRole('button', { name: 'Show more products' }))
    },
  },
]

/** Clicks with raw mouse events: Playwright's checks before a click would count as the page's delay. */
async function press(what: Locator): Promise<void> {
  // Without waiting: a list that is being rendered has replaced its elements by the time Playwright considers them stable.
  await what.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  const box = await what.boundingBox()
  if (!box) throw new Error('There is nothing to press')
  await what.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Opens the bulk page of a garment in its ten colours and two more of the shop's. */
async function openGrid(page: Page, shop: string): Promise<void> {
  await page.route(`**/api/product/${dryfit}`, async (route) => {
    const answer = await route.fetch()
    const product = await answer.json()
    const all: { _id: string }[] = await (await page.request.get(`${shop}/api/product-colors`)).json()
    const more = all.map(({ _id }) => _id).filter((id) => !product.colors.includes(id))
    await route.fulfill({ json: { ...product, colors: [...product.colors, ...more].slice(0, 12) } })
  })
  await page.goto(`${shop}/order/${dryfit}`)
  await page.getByRole('textbox', { name: 'Black, XS', exact: true }).focus()
}

/** Drags the selected layer a little. */
async function drag(page: Page): Promise<void> {
  const box = await page.getByRole('application').first().boundingBox()
  if (!box) throw new Error('No layer is at hand')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const step of [2, 5, 9, 14]) await page.mouse.move(x + step, y + step)
  await page.mouse.up()
}
