import qrcode from 'qrcode-generator'
import { describe, expect, test } from 'vitest'
import { publicOrigin } from '../../../src/environment/public-origin.ts'
import { fillCart, placeOrder, shippingAddress } from '../../fixtures/checkout/checkout.ts'
import { pdfContents } from '../../fixtures/files/pdf-contents.ts'
import { boxOf, images, line, row, texts, usePrintSheets } from '../../fixtures/files/print-sheets.ts'
import { type Page, readPdf } from '../../fixtures/files/read-pdf.ts'
import { putProduct } from '../../fixtures/product-fixture.ts'

const { at, picture, order, sheet, download } = usePrintSheets()

/** Returns the dark squares of the code on a PDF, in modules from the top left. */
function codeIn(pdf: Uint8Array): string[] {
  const squares = [...pdfContents(pdf).matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)]
    .map((found) => found.slice(1).map(Number) as [number, number, number, number])
    .filter(([, , width, height]) => width === height && width < 3)
  const left = Math.min(...squares.map(([x]) => x))
  const top = Math.min(...squares.map(([, y]) => y))
  return squares.map(([x, y, side]) => `${Math.round((x - left) / side)},${Math.round((y - top) / side)}`).sort()
}
function codeOf(address: string): string[] {
  const code = qrcode(0, 'M')
  code.addData(address)
  code.make()
  const all = Array.from({ length: code.getModuleCount() }, (_, index) => index)
  return all.flatMap((y) => all.flatMap((x) => (code.isDark(y, x) ? `${x},${y}` : []))).sort()
}

describe('the job ticket', () => {
  test('says whose the order is, and its code opens it for the press', async () => {
    const id = await order([line('black', 'M', 10, 'Left')], [])
    const pdf = await download(id)
    const [ticket, ...artworks] = await readPdf(pdf)
    const said = texts(ticket as Page).join(' ')
    for (const fact of ['JOB TICKET', id, 'Kavya Iyer', 'Kolam ‘Dawn’', 'Left', 'Ready by', 'Page 1 of 1'])
      expect(said).toContain(fact)
    expect(said).toContain('No design was uploaded for this placement.')
    expect(artworks).toEqual([])
    expect(said).not.toMatch(/1,200|₹|Rs/)
    expect(codeIn(pdf)).toEqual(codeOf(`${publicOrigin()}/admin/production?order=${id}`))
  })

  test('counts pieces by colour and size, with the sums of the order, however large the table', async () => {
    const sizes = ['xS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL']
    const id = await order(
      sizes.map((size) => ({ ...line('black', size, 100, 'Left'), price: 10_200 })),
      [],
      { billingAddress: shippingAddress },
    )
    const [page] = await sheet(id)
    const rightmost = Math.max(...(page?.painted.flatMap(({ corners }) => corners.map(([x]) => x)) ?? []))
    expect(rightmost).toBeLessThanOrEqual(210 - 13)
    expect(row(page, 'Colour', 10)).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', 'Pieces'])
    expect(row(page, 'All', 10)).toEqual([...sizes.map(() => '100'), '900'])
  })
})

test('a ticket says where on the garment it is printed, and shows it on a small garment', async () => {
  const path = await picture(1200, 1200)
  const place = { xMm: 0, yMm: 0, widthMm: 45, heightMm: 45, rotationDeg: -30 }
  const designs = [{ placement: 'Left', path, place: { ...place, xMm: 20, yMm: 20 } }]
  const id = await order([line('black', 'M', 7, 'Left')], designs)
  const [page] = await sheet(id)
  const said = texts(page as Page).join(' ')
  expect(said).toContain('On all 7 pieces.')
  expect(said).toContain('Method: DTF transfer')
  expect(said).toContain('White underneath on Black.')
  expect(said).toContain('Front of the garment, print area 90 x 90 mm')
  expect(said).toContain('146 mm below the shoulder')
  expect(said).toContain("on the wearer's left")
  expect(said).toContain(
    '45 x 45 mm, its middle 42.5 mm from the left and 42.5 mm from the top of the area, turned 30° anticlockwise',
  )
  const [small, ...others] = images(page)
  expect(others).toEqual([])
  // The wearer's left is on the viewer's right of the small garment, which is at most 41.6 mm wide.
  const [left = 0, , right = 0] = boxOf(small?.corners ?? [])
  expect(left).toBeGreaterThan(17 + 20)
  expect(right).toBeLessThan(17 + 42)
})

test('lines that differ only in size share one artwork, which lists its pieces', async () => {
  const path = await picture(1200, 800)
  const print = { productId: at.tee, placement: 'Left', design: path }
  const lines = [
    { ...print, quantity: 2, size: 'M' },
    { ...print, quantity: 3, size: 'L' },
    { ...print, quantity: 1, placement: 'Right' },
  ]
  const bought = await placeOrder(at.shop, at.buyer.token, await fillCart(at.shop, at.buyer, lines))
  const [ticket, ...artworks] = await sheet(bought.body._id)
  expect(artworks).toHaveLength(2)
  expect(row(ticket, 'All', 3)).toEqual(['3', '3', '6'])
  expect(texts(ticket as Page).join(' ')).toContain('On 5 pieces: 2 × Black M, 3 × Black L.')
})

test('the ticket of an order without a print says so, and an unknown order has none', async () => {
  const plain = await putProduct(at.shop.deps)
  const bought = await placeOrder(
    at.shop,
    at.buyer.token,
    await fillCart(at.shop, at.buyer, [{ productId: plain, quantity: 1 }]),
  )
  const [page] = await sheet(bought.body._id)
  expect(texts(page as Page).join(' ')).toContain('Blank: nothing to print.')
  for (const id of ['TS0000000000', 'TB0000000000']) {
    expect((await at.shop.call('GET', `/api/orders/${id}/print-sheet.pdf`, { token: at.staff.token })).status).toBe(404)
  }
})
