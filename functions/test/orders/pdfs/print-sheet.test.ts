import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { fillCart, placeOrder } from '../../fixtures/checkout/checkout.ts'
import { svg, text } from '../../fixtures/files/bucket.ts'
import { asPdfText, pdfContents } from '../../fixtures/files/pdf-contents.ts'
import { boxOf, images, line, marginMm, near, row, texts, usePrintSheets } from '../../fixtures/files/print-sheets.ts'
import { type Page, readPdf } from '../../fixtures/files/read-pdf.ts'
import { putProduct } from '../../fixtures/product-fixture.ts'

const { bucket, at, picture, order, sheet, download } = usePrintSheets()

describe('the artwork of a design', () => {
  test('is printed at its true size and place on its own page, after an A4 ticket', async () => {
    const path = await picture(1200, 800)
    const place = { xMm: 40, yMm: 60, widthMm: 150, heightMm: 100, rotationDeg: 0 }
    const id = await order([line('black', 'M', 10, 'Front A3')], [{ placement: 'Front A3', path, place }])
    const [ticket, page, ...more] = await sheet(id)
    expect(more).toEqual([])
    expect([ticket?.widthMm, ticket?.heightMm]).toEqual([near(210), near(297)])
    expect([page?.widthMm, page?.heightMm]).toEqual([near(297 + 2 * marginMm), near(420 + 2 * marginMm)])
    const [image, ...others] = images(page)
    expect(others).toEqual([])
    const [left, top] = [marginMm + 40, marginMm + 60]
    expect(image?.corners).toEqual([
      [near(left), near(top)],
      [near(left + 150), near(top)],
      [near(left + 150), near(top + 100)],
      [near(left), near(top + 100)],
    ])
  })

  test('that is turned clockwise is turned around its own centre', async () => {
    const path = await picture(1200, 800)
    const place = { xMm: 100, yMm: 100, widthMm: 90, heightMm: 60, rotationDeg: 90 }
    const id = await order([line('black', 'M', 10, 'Back A3')], [{ placement: 'Back A3', path, place }])
    const [, page] = await sheet(id)
    const [x, y] = [marginMm + 100 + 45, marginMm + 100 + 30]
    expect(images(page)[0]?.corners).toEqual([
      [near(x + 30), near(y - 45)],
      [near(x + 30), near(y + 45)],
      [near(x - 30), near(y + 45)],
      [near(x - 30), near(y - 45)],
    ])
  })

  test.each(['viewBox="0 0 30 20"', 'viewBox="0 0 30 20" width="900mm" height=\'600mm\'', 'width="30" height="20"'])(
    'that is a drawing with %s stays a drawing, at the same size and place',
    async (size) => {
      const shape = '<rect x="6" y="5" width="15" height="10" fill="#c4212f"/>'
      const drawing = `<?xml version="1.0"?><!-- <svg> --><svg xmlns="http://www.w3.org/2000/svg" ${size}>${shape}</svg>`
      const path = bucket.upload(at.buyer.uid, 'logo.svg', 'image/svg+xml', text(drawing))
      const place = { xMm: 15, yMm: 20, widthMm: 60, heightMm: 40, rotationDeg: 0 }
      const id = await order([line('black', 'M', 10, 'Left')], [{ placement: 'Left', path, place }])
      const [, page] = await sheet(id)
      expect(images(page)).toEqual([])
      // Twice the drawing's own units, from the corner of its place in the area.
      const [left, top] = [marginMm + 15 + 12, marginMm + 20 + 10]
      const box = [left, top, left + 30, top + 20].map(near)
      expect(page?.painted.map(({ corners }) => boxOf(corners))).toContainEqual(box)
    },
  )

  test('has crop marks at the corners of the area and nothing but itself inside', async () => {
    const path = await picture(900, 900)
    const place = { xMm: 0, yMm: 0, widthMm: 30, heightMm: 30, rotationDeg: 0 }
    const id = await order([line('black', 'M', 10, 'Left')], [{ placement: 'Left', path, place }])
    const [, page] = await sheet(id)
    const [left, top] = [marginMm, marginMm]
    const boxes = page?.painted.map(({ corners }) => boxOf(corners)) ?? []
    for (const x of [left, left + 90]) {
      expect(boxes).toContainEqual([near(x), near(top - 9), near(x), near(top - 3)])
      expect(boxes).toContainEqual([near(x), near(top + 93), near(x), near(top + 99)])
    }
    const isInside = ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[]) =>
      x2 > left && x1 < left + 90 && y2 > top && y1 < top + 90
    const own = [near(left), near(top), near(left + 30), near(top + 30)]
    for (const box of boxes.filter(isInside)) expect(box).toEqual(own)
    expect(texts(page as Page)).toEqual([
      `${id}, Left, artwork 1 of 1`,
      'True size: print at 100%, not fitted to the paper.',
    ])
    for (const { yMm } of page?.words ?? []) expect(yMm).toBeGreaterThan(top + 90 + 9)
  })
})

test('each placement has a page with its designs, and the ticket lists all pieces with the right sums', async () => {
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
  const [ticket, ...pages] = await sheet(id)
  expect(pages.map((page) => images(page).length)).toEqual([1, 2])
  expect(images(ticket)).toHaveLength(3)
  expect(pages.map((page) => texts(page)[0])).toEqual([
    `${id}, Front A4, artwork 1 of 2`,
    `${id}, Back A3, artwork 2 of 2`,
  ])
  expect(row(ticket, 'Colour', 4)).toEqual(['XS', 'L', '3XL', 'Pieces'])
  expect(row(ticket, 'Black', 4)).toEqual(['12', '20', '4', '36'])
  expect(row(ticket, 'White', 4)).toEqual(['-', '8', '-', '8'])
  expect(row(ticket, 'All', 4)).toEqual(['12', '28', '4', '44'])
})

test('names in Indian scripts are on the sheet as outlines, with their text readable', async () => {
  const shirt = await putProduct(at.shop.deps, { stock: 50, isCustomizable: true, name: 'हर्षिता തമിഴ് Tee' })
  const items = [line('black', 'M', 10, 'Left')]
  const { body } = await at.shop.call('POST', '/api/bulk-order', {
    token: at.buyer.token,
    body: { productId: shirt, items },
  })
  const pdf = await download(body._id)
  const said = pdfContents(pdf)
  for (const name of ['हर्षिता', 'തമിഴ്']) expect(said).toContain(asPdfText(name))
  const [page] = (await readPdf(pdf)) as [Page]
  const inProductLine = page?.painted.filter(({ corners }) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxOf(corners)
    const y = page.words.find(({ text }) => text === 'Tee')?.yMm ?? 0
    return left > 16 && right < 60 && top > y - 7 && bottom < y + 3
  })
  expect(inProductLine?.length).toBeGreaterThan(6)
  expect(texts(page as Page).join('')).not.toContain('?')
})

test('a photo larger than a press can show, and one taken sideways, fill their places', async () => {
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
  const path = bucket.upload(at.buyer.uid, 'photo.jpg', 'image/jpeg', photo)
  const place = { xMm: 0, yMm: 0, widthMm: 90, heightMm: 120, rotationDeg: 0 }
  const id = await order([line('black', 'M', 1, 'Front A4')], [{ placement: 'Front A4', path, place }])
  const [, page] = await sheet(id)
  const [left = 0, top = 0, right = 0, bottom = 0] = boxOf(images(page)[0]?.corners ?? [])
  expect([right - left, bottom - top]).toEqual([near(90), near(120)])
})

test('a drawing with unsupported parts is printed as pixels, and live text is reported', async () => {
  const drawing = svg(
    '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><text filter="url(#f)" y="9">Om</text>',
  )
  const path = bucket.upload(at.buyer.uid, 'soft.svg', 'image/svg+xml', drawing)
  const id = await order([line('black', 'M', 1, 'Left')], [{ placement: 'Left', path }])
  const [ticket, page] = await sheet(id)
  const [left = 0, top = 0, right = 0, bottom = 0] = boxOf(images(page)[0]?.corners ?? [])
  expect([right - left, bottom - top]).toEqual([near(90), near(60)])
  expect(texts(ticket as Page).join(' ')).toContain('check its fonts')
})

test('a deleted file is reported on the sheet, and the rest is printed', async () => {
  const [one, other] = [await picture(1000, 1000), await picture(1000, 1000)]
  const designs = [
    { placement: 'Left', path: one },
    { placement: 'Left', path: other },
  ]
  const id = await order([line('black', 'M', 1, 'Left')], designs)
  bucket.stored.delete(one)
  const [ticket, page] = await sheet(id)
  expect(texts(ticket as Page).join(' ')).toContain('is no longer there')
  expect(images(page)).toHaveLength(1)
})

test('an unreadable file is reported on the sheet, and the rest is printed', async () => {
  const [one, other] = [await picture(1000, 1000), await picture(1000, 1000)]
  const designs = [one, other].map((path) => ({ placement: 'Left', path }))
  const id = await order([line('black', 'M', 1, 'Left')], designs)
  const whole = bucket.stored.get(one)
  if (whole) bucket.stored.set(one, { ...whole, bytes: whole.bytes.slice(0, 300) })
  const [ticket, page] = await sheet(id)
  expect(texts(ticket as Page).join(' ')).toContain('cannot be read as a picture')
  expect(images(page)).toHaveLength(1)
})

test('an upright sRGB photo is printed from the very pixels that were uploaded', async () => {
  const ground = { create: { width: 900, height: 600, channels: 3, background: '#1b2a4a' } } as const
  const photo = await sharp(ground).jpeg({ quality: 71 }).toBuffer()
  const path = bucket.upload(at.buyer.uid, 'photo.jpg', 'image/jpeg', photo)
  const id = await order([line('black', 'M', 1, 'Left')], [{ placement: 'Left', path }])
  expect(Buffer.from(await download(id)).includes(photo)).toBe(true)
})

test('the sheet has no camera data of a photo, and nothing appended to its file', async () => {
  const ground = { create: { width: 900, height: 600, channels: 3, background: '#1b2a4a' } } as const
  const notes = { IFD0: { Artist: 'Asha Rao' }, IFD3: { GPSLatitude: '18/1 31/1 13/1' } }
  const photo = await sharp(ground).jpeg().withExif(notes).toBuffer()
  const behind = Buffer.from('PK a letter behind the picture')
  const scanAt = photo.lastIndexOf(Buffer.from([0xff, 0xda]))
  const between = Buffer.concat([photo.subarray(0, scanAt), Buffer.from('hidden'), photo.subarray(scanAt)])
  for (const file of [Buffer.concat([photo, behind]), between]) {
    const path = bucket.upload(at.buyer.uid, 'photo.jpg', 'image/jpeg', file)
    const id = await order([line('black', 'M', 1, 'Left')], [{ placement: 'Left', path }])
    const sheet = Buffer.from(await download(id))
    expect((await readPdf(new Uint8Array(sheet))).flatMap(images)).not.toEqual([])
    for (const word of ['Asha Rao', 'a letter behind', 'Exif', 'hidden']) expect(sheet.includes(word), word).toBe(false)
  }
})

test('single and cart orders have a sheet of what is printed on them', async () => {
  const path = await picture(1200, 800)
  const place = { xMm: 10, yMm: 20, widthMm: 60, heightMm: 40, rotationDeg: 0 }
  const shirt = { productId: at.tee, size: '2XL', color: 'white', placement: 'Right', quantity: 3, price: 360 }
  const single = await placeOrder(at.shop, at.buyer.token, { ...shirt, designs: [{ path, place }] })
  const [ticket, page] = await sheet(single.body._id)
  expect(images(page)[0]?.corners[0]).toEqual([near(marginMm + 10), near(marginMm + 20)])
  expect(row(ticket, 'White', 2)).toEqual(['3', '3'])

  const plain = await putProduct(at.shop.deps)
  const lines = [
    { productId: at.tee, quantity: 2, placement: 'Front A4', design: path },
    { productId: plain, quantity: 1 },
  ]
  const bought = await placeOrder(at.shop, at.buyer.token, await fillCart(at.shop, at.buyer, lines))
  const [both, ...artworks] = await sheet(bought.body._id)
  expect(artworks.map((one) => texts(one)[0])).toEqual([`${bought.body._id}, Front A4, artwork 1 of 1`])
  expect(texts(both as Page).join(' ')).toContain('Blank: nothing to print.')
})
