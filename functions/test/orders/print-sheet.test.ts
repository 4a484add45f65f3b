import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MemoryBucket, svg, text } from '../fixtures/bucket.ts'
import { fillCart, placeOrder } from '../fixtures/checkout.ts'
import { openShop, type Shop } from '../fixtures/open-shop.ts'
import { asPdfText, pdfContents } from '../fixtures/pdf-contents.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { type Page, readPdf } from '../fixtures/read-pdf.ts'

const bucket = new MemoryBucket()
let shop: Shop
let staff: Person
let buyer: Person
let tee: string
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
  staff = await admin(shop.deps)
  buyer = await customer(shop.deps)
  tee = await putProduct(shop.deps, { stock: 5000, isCustomizable: true, name: 'Kolam ‘Dawn’ कोलम' })
})
afterAll(() => shop.close())

/** A picture whose top left quarter is red, so that one sees how it lies. */
async function picture(width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'png', alpha = 1) {
  const corner = { create: { width: width / 2, height: height / 2, channels: 4, background: '#c4212f' } } as const
  const ground = { r: 27, g: 42, b: 74, alpha }
  const bytes = await sharp({ create: { width, height, channels: 4, background: ground } })
    .composite([{ input: await sharp(corner).png().toBuffer(), left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer()
  return bucket.upload(buyer.uid, `art.${format}`, `image/${format}`, bytes)
}
const line = (color: string, size: string, quantity: number, placement: string) => ({
  color,
  size,
  quantity,
  placement,
  price: quantity * 120,
})
const order = async (items: object[], designs: object[]) => {
  const body = { productId: tee, items, designs }
  const reply = await shop.call('POST', '/api/bulk-order', { token: buyer.token, body })
  if (reply.status !== 201) throw new Error(reply.text)
  return reply.body._id as string
}
async function sheet(id: string): Promise<Page[]> {
  return readPdf(await download(id))
}
async function download(id: string): Promise<Uint8Array> {
  const response = await fetch(`${shop.url}/api/orders/${id}/print-sheet.pdf`, {
    headers: { authorization: `Bearer ${staff.token}` },
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(response.headers.get('content-disposition')).toContain(`${id}-print-sheet.pdf`)
  return new Uint8Array(await response.arrayBuffer())
}
/** Within a twentieth of a millimetre, ten times as close as the press needs. */
const near = (value: number) => expect.closeTo(value, 1)
const boxOf = (corners: readonly (readonly [number, number])[]) => {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
const texts = ({ words }: Page) => words.map(({ text }) => text)
/** Header and its garment end here, and the room for the upper crop marks follows: the area begins 22 mm below. */
const headerMm = 58
const areaTopMm = headerMm + 22
/** The pictures in the area; the small garment above shows each once more. */
const printed = (page: Page | undefined) =>
  page?.painted.filter(({ kind, corners }) => kind === 'image' && (boxOf(corners)[3] ?? 0) > headerMm) ?? []

describe('the print sheet of a known design', () => {
  test('has it at its true size and place on a page that holds area, marks and table', async () => {
    const path = await picture(1200, 800)
    const place = { xMm: 40, yMm: 60, widthMm: 150, heightMm: 100, rotationDeg: 0 }
    const id = await order([line('black', 'M', 10, 'Front A3')], [{ placement: 'Front A3', path, place }])
    const [page, ...more] = await sheet(id)
    expect(more).toEqual([])
    if (!page) return
    // A3 and 22 mm on both sides; then 14, three rows of 6.5, 8 and the list of one design, and 22.
    const below = 14 + 19.5 + 8 + 7 + 15 + 22
    expect([page.widthMm, page.heightMm]).toEqual([near(297 + 44), near(areaTopMm + 420 + below)])
    const [image, ...images] = printed(page)
    expect(images).toEqual([])
    const [left, top] = [22 + 40, areaTopMm + 60]
    expect(image?.corners).toEqual([
      [near(left), near(top)],
      [near(left + 150), near(top)],
      [near(left + 150), near(top + 100)],
      [near(left), near(top + 100)],
    ])
  })

  test('turned clockwise lies turned around its own middle', async () => {
    const path = await picture(1200, 800)
    const place = { xMm: 100, yMm: 100, widthMm: 90, heightMm: 60, rotationDeg: 90 }
    const id = await order([line('black', 'M', 10, 'Back A3')], [{ placement: 'Back A3', path, place }])
    const [page] = await sheet(id)
    const [x, y] = [22 + 100 + 45, areaTopMm + 100 + 30]
    expect(printed(page)[0]?.corners).toEqual([
      [near(x + 30), near(y - 45)],
      [near(x + 30), near(y + 45)],
      [near(x - 30), near(y + 45)],
      [near(x - 30), near(y - 45)],
    ])
  })

  test.each(['viewBox="0 0 30 20"', 'viewBox="0 0 30 20" width="900mm" height=\'600mm\'', 'width="30" height="20"'])(
    'as a drawing with %s stays a drawing, at the same size and place',
    async (size) => {
      const shape = '<rect x="6" y="5" width="15" height="10" fill="#c4212f"/>'
      const drawing = `<?xml version="1.0"?><!-- <svg> --><svg xmlns="http://www.w3.org/2000/svg" ${size}>${shape}</svg>`
      const path = bucket.upload(buyer.uid, 'logo.svg', 'image/svg+xml', text(drawing))
      const place = { xMm: 15, yMm: 20, widthMm: 60, heightMm: 40, rotationDeg: 0 }
      const id = await order([line('black', 'M', 10, 'Left')], [{ placement: 'Left', path, place }])
      const [page] = await sheet(id)
      expect([page?.widthMm, page?.painted.filter(({ kind }) => kind === 'image')]).toEqual([near(200), []])
      // Twice the drawing's own units, from the place's corner in an area that begins 55 mm from the left.
      const [left, top] = [55 + 15 + 12, areaTopMm + 20 + 10]
      const box = [left, top, left + 30, top + 20].map(near)
      expect(page?.painted.map(({ corners }) => boxOf(corners))).toContainEqual(box)
    },
  )

  test('has crop marks at the corners of the area and nothing of its own inside', async () => {
    const id = await order([line('black', 'M', 10, 'Left')], [])
    const [page] = await sheet(id)
    const [left, top] = [(200 - 90) / 2, areaTopMm]
    const boxes = page?.painted.map(({ corners }) => boxOf(corners)) ?? []
    for (const x of [left, left + 90]) {
      expect(boxes).toContainEqual([near(x), near(top - 9), near(x), near(top - 3)])
      expect(boxes).toContainEqual([near(x), near(top + 93), near(x), near(top + 99)])
    }
    const isInside = ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[]) =>
      x2 > left && x1 < left + 90 && y2 > top && y1 < top + 90
    expect(boxes.filter(isInside)).toEqual([])
    expect(texts(page as Page).join(' ')).toContain('No design was uploaded for this placement.')
  })
})

test('the table of all sizes stands wholly on the page of the smallest area', async () => {
  const sizes = ['xS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL']
  const id = await order(
    sizes.map((size) => ({ ...line('black', size, 100, 'Left'), price: 10_200 })),
    [],
  )
  const [page] = await sheet(id)
  const lowest = Math.max(...(page?.painted.flatMap(({ corners }) => corners.map(([x]) => x)) ?? []))
  expect(lowest).toBeLessThanOrEqual((page?.widthMm ?? 0) - 21.9)
  expect(page?.words.find(({ text }) => text === 'Pieces')?.xMm).toBeLessThan((page?.widthMm ?? 0) - 30)
  expect(page?.words.filter(({ text }) => text === '900')).toHaveLength(2)
})

test('a page says where on the garment it is printed, and shows it there in small', async () => {
  const path = await picture(1200, 1200)
  const place = { xMm: 0, yMm: 0, widthMm: 45, heightMm: 45, rotationDeg: -30 }
  const designs = [{ placement: 'Left', path, place: { ...place, xMm: 20, yMm: 20 } }]
  const id = await order([line('black', 'M', 7, 'Left')], designs)
  const [page] = await sheet(id)
  const said = texts(page as Page).join(' ')
  expect(said).toContain('Front of the garment, print area 90 x 90 mm')
  expect(said).toContain('146 mm below the shoulder')
  expect(said).toContain("on the wearer's left")
  expect(said).toContain(
    '45 x 45 mm, its middle 42.5 mm from the left and 42.5 mm from the top, turned 30° anticlockwise',
  )
  const small = page?.painted.filter(({ kind }) => kind === 'image').filter((one) => !printed(page).includes(one))
  expect(small).toHaveLength(1)
  // The wearer's left is on the viewer's right; the small garment fills 50 mm at the page's right end.
  expect(boxOf(small?.[0]?.corners ?? [])[0]).toBeGreaterThan(200 - 22 - 25)
})

test('each placement has a page with its designs, the order’s id and all pieces with the right sums', async () => {
  const [front, back] = [await picture(2000, 2000), await picture(2400, 1200, 'webp', 0.5)]
  const cells = [
    ['black', 'xS', 12],
    ['black', 'L', 20],
    ['black', '3XL', 4],
    ['white', 'L', 8],
  ] as const
  const items = ['Front A4', 'Back A3'].flatMap((placement) =>
    cells.map(([color, size, quantity]) => line(color, size, quantity, placement)),
  )
  const id = await order(items, [
    { placement: 'Front A4', path: front },
    { placement: 'Back A3', path: back },
    { placement: 'Back A3', path: front, place: { xMm: 0, yMm: 200, widthMm: 100, heightMm: 100, rotationDeg: 0 } },
  ])
  const pages = await sheet(id)
  expect(pages.map((page) => printed(page).length)).toEqual([1, 2])
  for (const [index, placement] of ['Front A4', 'Back A3'].entries()) {
    const page = pages[index] as Page
    const all = texts(page)
    expect(all[0]).toBe(`${id}, ${placement}`)
    expect(all[1]).toBe('Kolam ‘Dawn’')
    expect(all[2]).toContain('44 pieces, ordered')
    const row = (name: string) => {
      const start = all.indexOf(name)
      return all.slice(start, start + 5)
    }
    expect(row('Colour')).toEqual(['Colour', 'xS', 'L', '3XL', 'Pieces'])
    expect(row('Black')).toEqual(['Black', '12', '20', '4', '36'])
    expect(row('White')).toEqual(['White', '-', '8', '-', '8'])
    expect(row('All')).toEqual(['All', '12', '28', '4', '44'])
  }
})

test('names in India’s letters stand on the sheet, as outlines that say what they are', async () => {
  const shirt = await putProduct(shop.deps, { stock: 50, isCustomizable: true, name: 'हर्षिता തമിഴ് Tee' })
  const items = [line('black', 'M', 10, 'Left')]
  const { body } = await shop.call('POST', '/api/bulk-order', { token: buyer.token, body: { productId: shirt, items } })
  const pdf = await download(body._id)
  const said = pdfContents(pdf)
  for (const name of ['हर्षिता', 'തമിഴ്']) expect(said).toContain(asPdfText(name))
  const [page] = await readPdf(pdf)
  const inProductLine = page?.painted.filter(({ corners }) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxOf(corners)
    return left > 21 && right < 60 && top > 17 && bottom < 24
  })
  expect(inProductLine?.length).toBeGreaterThan(6)
  expect(texts(page as Page).join('')).not.toContain('?')
})

test('a photograph larger than a press can show, and one taken sideways, fill their places', async () => {
  const photo = await sharp({
    create: {
      width: 2000,
      height: 1500,
      channels: 3,
      background: '#7c8730',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const path = bucket.upload(buyer.uid, 'photo.jpg', 'image/jpeg', photo)
  const place = { xMm: 0, yMm: 0, widthMm: 90, heightMm: 120, rotationDeg: 0 }
  const id = await order([line('black', 'M', 1, 'Front A4')], [{ placement: 'Front A4', path, place }])
  const [page] = await sheet(id)
  const [left = 0, top = 0, right = 0, bottom = 0] = boxOf(printed(page)[0]?.corners ?? [])
  expect([right - left, bottom - top]).toEqual([near(90), near(120)])
})

test('a drawing with parts that vectors lack is printed as pixels; live text is pointed out', async () => {
  const drawing = svg(
    '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><text filter="url(#f)" y="9">Om</text>',
  )
  const path = bucket.upload(buyer.uid, 'soft.svg', 'image/svg+xml', drawing)
  const id = await order([line('black', 'M', 1, 'Left')], [{ placement: 'Left', path }])
  const [page] = await sheet(id)
  const [left = 0, top = 0, right = 0, bottom = 0] = boxOf(printed(page)[0]?.corners ?? [])
  expect([right - left, bottom - top]).toEqual([near(90), near(60)])
  expect(texts(page as Page).join(' ')).toContain('check its fonts')
})

test('a file that is gone is said to be, and the rest is printed', async () => {
  const [one, other] = [await picture(1000, 1000), await picture(1000, 1000)]
  const designs = [
    { placement: 'Left', path: one },
    { placement: 'Left', path: other },
  ]
  const id = await order([line('black', 'M', 1, 'Left')], designs)
  bucket.stored.delete(one)
  const [page] = await sheet(id)
  expect(texts(page as Page).join(' ')).toContain('is no longer there')
  expect(printed(page)).toHaveLength(1)
})

test('a file that cannot be read is said to be one, and the rest is printed', async () => {
  const [one, other] = [await picture(1000, 1000), await picture(1000, 1000)]
  const designs = [one, other].map((path) => ({ placement: 'Left', path }))
  const id = await order([line('black', 'M', 1, 'Left')], designs)
  const whole = bucket.stored.get(one)
  if (whole) bucket.stored.set(one, { ...whole, bytes: whole.bytes.slice(0, 300) })
  const [page] = await sheet(id)
  expect(texts(page as Page).join(' ')).toContain('cannot be read as a picture')
  expect(printed(page)).toHaveLength(1)
})

test('an upright photo in sRGB is printed from the very bytes that were uploaded', async () => {
  const ground = { create: { width: 900, height: 600, channels: 3, background: '#1b2a4a' } } as const
  const photo = await sharp(ground).jpeg({ quality: 71 }).toBuffer()
  const path = bucket.upload(buyer.uid, 'photo.jpg', 'image/jpeg', photo)
  const id = await order([line('black', 'M', 1, 'Left')], [{ placement: 'Left', path }])
  expect(Buffer.from(await download(id)).includes(photo)).toBe(true)
})

test('single orders and checkouts have a sheet of what is printed on them', async () => {
  const path = await picture(1200, 800)
  const place = { xMm: 10, yMm: 20, widthMm: 60, heightMm: 40, rotationDeg: 0 }
  const shirt = { productId: tee, size: '2XL', color: 'white', placement: 'Right', quantity: 3, price: 360 }
  const single = await placeOrder(shop, buyer.token, { ...shirt, designs: [{ path, place }] })
  const [page] = await sheet(single.body._id)
  expect(printed(page)[0]?.corners[0]).toEqual([near(55 + 10), near(areaTopMm + 20)])
  const all = texts(page as Page)
  expect(all.slice(all.indexOf('Colour'), all.indexOf('1.')).slice(1, -1)).toEqual([
    '2XL',
    'Pieces',
    'White',
    '3',
    '3',
    'All',
    '3',
    '3',
  ])

  const plain = await putProduct(shop.deps)
  const lines = [
    { productId: tee, quantity: 2, placement: 'Front A4', design: path },
    { productId: plain, quantity: 1 },
  ]
  const bought = await placeOrder(shop, buyer.token, await fillCart(shop, buyer, lines))
  const pages = await sheet(bought.body._id)
  expect(pages.map((one) => texts(one)[0])).toEqual([`${bought.body._id}, Front A4`])
})

test('an order that has nothing to print, or that is not there, says so', async () => {
  const plain = await putProduct(shop.deps)
  const bought = await placeOrder(shop, buyer.token, await fillCart(shop, buyer, [{ productId: plain, quantity: 1 }]))
  const [page] = await sheet(bought.body._id)
  expect(texts(page as Page)[0]).toContain('has nothing to print')
  for (const id of ['TS0000000000', 'TB0000000000']) {
    expect((await shop.call('GET', `/api/orders/${id}/print-sheet.pdf`, { token: staff.token })).status).toBe(404)
  }
})
