import { placements } from '@teeshala/contract/catalogue/options/placement'
import { TextStyle } from '@teeshala/contract/design-document/design-document'
import { outlineText } from '@teeshala/contract/design-document/outline-text'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { motifDrawings } from '@teeshala/contract/motifs/motif-drawings'
import type { MotifId } from '@teeshala/contract/motifs/motif-names'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { designShaper } from '../../src/artwork/design-fonts.ts'
import { ordersIn } from '../../src/firestore/collections.ts'
import { placeOrder } from '../fixtures/checkout/checkout.ts'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { type Page, readPdf } from '../fixtures/files/read-pdf.ts'
import { admin, customer, newEmail, newPhone, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const types = ['Round Neck', 'Polo', 'Hoodie']
const bucket = new MemoryBucket()
let shop: Shop
let staff: Person
let buyer: Person
let products: string[]
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
  staff = await admin(shop.deps)
  buyer = await customer(shop.deps)
  products = await Promise.all(types.map((type) => putProduct(shop.deps, { stock: 1000, isCustomizable: true, type })))
})
afterAll(() => shop.close())

const square = { xMm: 10, yMm: 10, widthMm: 60, heightMm: 30, rotationDeg: 0 }
const written = (text: string, change: object = {}) => ({
  kind: 'text',
  text,
  font: 'baloo',
  color: '#ffffff',
  place: square,
  ...change,
})
const order = (layers: unknown[], change: object = {}) => {
  const chosen = { productId: products[0], size: 'M', color: 'black', placement: 'Front A4', quantity: 1, price: 120 }
  const designDocument = { version: 1, layers }
  return placeOrder(shop, buyer.token, { ...chosen, designDocument, ...change })
}
/** Places a bulk order of two pieces at each placement that has a design document. */
const orderInBulk = (layersAt: Record<string, unknown[]>, change: object = {}) => {
  const documents = Object.entries(layersAt).map(([placement, layers]) => ({ version: 1, placement, layers }))
  const items = documents.map(({ placement }) => ({ color: 'black', size: 'M', quantity: 2, price: 240, placement }))
  const body = { productId: products[0], items, designDocuments: documents, ...change }
  return shop.call('POST', '/api/bulk-order', { token: buyer.token, body })
}
async function sheet(id: string): Promise<Page[]> {
  const response = await fetch(`${shop.url}/api/orders/${id}/print-sheet.pdf`, {
    headers: { authorization: `Bearer ${staff.token}` },
  })
  expect(response.status).toBe(200)
  return readPdf(new Uint8Array(await response.arrayBuffer()))
}
function redPng(): Promise<Buffer> {
  const create = { width: 900, height: 900, channels: 3, background: '#c4212f' } as const
  return sharp({ create }).png().toBuffer()
}
const marginMm = 22
/** Returns where an artwork page has ink, relative to the corner of its print area. Crop marks are lines without width and do not count. */
function inkOn(page: Page | undefined) {
  return (page?.painted ?? []).flatMap(({ kind, isInk, color, corners }) => {
    const [xs, ys] = [corners.map(([x]) => x - marginMm), corners.map(([, y]) => y - marginMm)]
    const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
    const isInked = (kind === 'image' || isInk) && box.right > box.left && box.bottom > box.top
    return isInked ? [{ kind, ...(color && { color }), ...box }] : []
  })
}
const within = (value: number) => expect.closeTo(value, 1)
const edgesOf = ({ xMm, yMm, widthMm, heightMm }: typeof square) => ({
  left: within(xMm),
  top: within(yMm),
  right: within(xMm + widthMm),
  bottom: within(yMm + heightMm),
})

/** Returns the visible edges of a place, for one that is upright or turned by 90°. */
function edgesSeen({ xMm, yMm, widthMm, heightMm, rotationDeg }: typeof square) {
  const [across, down] = rotationDeg === 0 ? [widthMm, heightMm] : [heightMm, widthMm]
  const [x, y] = [xMm + widthMm / 2, yMm + heightMm / 2]
  return { left: x - across / 2, top: y - down / 2, right: x + across / 2, bottom: y + down / 2 }
}

/** Returns the box around all these parts. */
function coveredBy(parts: readonly ReturnType<typeof inkOn>[number][]) {
  return {
    left: Math.min(...parts.map(({ left }) => left)),
    top: Math.min(...parts.map(({ top }) => top)),
    right: Math.max(...parts.map(({ right }) => right)),
    bottom: Math.max(...parts.map(({ bottom }) => bottom)),
  }
}

const motifs: MotifId[] = ['rangoli', 'peacock', 'qutub-minar', 'cricket-ball', 'guitar', 'auto-rickshaw']

test.each(
  types.flatMap((type, garment) => placements.map((placement, index) => ({ type, garment, placement, index }))),
)(
  'a text, a picture and a motif are printed on $type at $placement where they were put, upright or turned, to half a millimetre and in their inks',
  async ({ type, garment, placement, index }) => {
    const area = commonPrintArea(cutForType(type), placement, ['M'])
    const text = ['चाय वाला', 'Chai & Co.', 'தமிழ்', 'বাংলা'][(garment + index) % 4] ?? ''
    const color = ['#ffffff', '#d3202c', '#1a2b3c'][index % 3] ?? ''
    const rotationDeg = (garment + index) % 2 === 0 ? 0 : 90
    // The proportions of its ink; the page uses the same outlines.
    const style = TextStyle.parse({ text, font: 'baloo', color })
    const letters = outlineText(style, await designShaper([style]))
    const laid = (x: number, y: number, widthMm: number, { width, height } = { width: 1, height: 1 }) => {
      const heightMm = (widthMm * height) / width
      return {
        xMm: area.widthMm * x - widthMm / 2,
        yMm: area.heightMm * y - heightMm / 2,
        widthMm,
        heightMm,
        rotationDeg,
      }
    }
    const shorter = Math.min(area.widthMm, area.heightMm)
    const motif = motifs[(garment + index) % motifs.length] ?? 'diya'
    const drawing = motifDrawings[motif]
    const scale = (shorter * 0.3) / Math.max(drawing.width, drawing.height)
    const places = {
      text: laid(0.5, 0.35, shorter * 0.6, letters),
      picture: { ...laid(0.3, 0.8, shorter * 0.2), rotationDeg: 0 },
      motif: laid(0.7, 0.8, drawing.width * scale, drawing),
    }
    const path = bucket.upload(buyer.uid, 'red.png', 'image/png', await redPng())
    const { status, body } = await order(
      [
        written(text, { place: places.text, color }),
        { kind: 'picture', path, place: places.picture },
        { kind: 'motif', motif, colors: ['#d3202c', '#ffffff'], place: places.motif },
      ],
      { productId: products[garment], placement },
    )
    expect(status).toBe(201)
    const [ticket, page] = await sheet(body._id)
    const [word, picture, ...drawn] = inkOn(page)
    expect([word?.kind, word?.color, picture?.kind]).toEqual(['path', color, 'image'])
    expect(drawn.map((part) => part.color)).toEqual(['#d3202c', '#ffffff'].slice(0, drawing.paths.length))
    const seen = { text: word && [word], picture: picture && [picture], motif: drawn }
    for (const layer of ['text', 'picture', 'motif'] as const) {
      const [wanted, printed] = [edgesSeen(places[layer]), coveredBy(seen[layer] ?? [])]
      for (const edge of ['left', 'top', 'right', 'bottom'] as const)
        expect(Math.abs(printed[edge] - wanted[edge]), `${layer}, ${edge}`).toBeLessThan(0.5)
    }
    expect(ticket?.words.map((each) => each.text).join(' ')).toMatch(/Motif .*ink #d3202c/)
  },
)

describe('text written on a garment', () => {
  test('is never stretched and never leaves its place, even if the place has other proportions', async () => {
    const style = TextStyle.parse({ text: 'चाय\nवाला', font: 'baloo', color: '#ffffff', arcDeg: 90 })
    const { width, height } = outlineText(style, await designShaper([style]))
    const wide = { xMm: 20, yMm: 20, widthMm: 100, heightMm: 12, rotationDeg: 0 }
    const tall = { xMm: 20, yMm: 60, widthMm: 30, heightMm: 200, rotationDeg: 0 }
    const { body } = await order([wide, tall].map((place) => ({ ...written(style.text, style), place })))
    const wideMm = (12 * width) / height
    const inks = inkOn((await sheet(body._id))[1])
    expect(inks).toMatchObject([
      edgesOf({ ...wide, xMm: 70 - wideMm / 2, widthMm: wideMm }),
      edgesOf({ ...tall, heightMm: (30 * height) / width }),
    ])
  })

  test('is printed above or below the pictures as arranged, and the press sees font, size and ink', async () => {
    const bytes = await redPng()
    const picture = (side: number) => ({
      kind: 'picture',
      path: bucket.upload(buyer.uid, `red-${side}.png`, 'image/png', bytes),
      place: { xMm: 5, yMm: 5, widthMm: side, heightMm: side, rotationDeg: 0 },
    })
    const layers = [picture(50), written('below', { isBold: true }), picture(40), written('on top')]
    const { body } = await order(layers)
    expect(body.designs).toHaveLength(2)
    expect(body.designDocuments).toMatchObject([{ version: 1, placement: 'Front A4', layers }])
    const [ticket, page] = await sheet(body._id)
    expect(inkOn(page).map(({ kind }) => kind)).toEqual(['image', 'path', 'image', 'path'])
    const said = ticket?.words.map(({ text }) => text).join(' ') ?? ''
    expect(said).toMatch(/2\. ‘below’.*Baloo 2 bold, letters of \d/)
    expect(said).toMatch(/4\. ‘on top’.*ink #ffffff/)
  })

  test('is stored, printed and mailed for every placement of a bulk order, next to a placement with a picture only', async () => {
    const path = bucket.upload(buyer.uid, 'red.png', 'image/png', await redPng())
    const picture = { kind: 'picture', path, place: { xMm: 5, yMm: 5, widthMm: 50, heightMm: 50, rotationDeg: 0 } }
    const front = [picture, written('Team\nPune')]
    const { status, body } = await orderInBulk({ 'Front A4': front, 'Back A4': [picture], Left: [written('Asha')] })
    expect(status).toBe(201)
    expect(body.designs).toMatchObject([
      { placement: 'Front A4', path },
      { placement: 'Back A4', path },
    ])
    expect(body.designDocuments).toMatchObject([
      { placement: 'Front A4', layers: front },
      { placement: 'Left', layers: [{ text: 'Asha' }] },
    ])
    const inks = (await sheet(body._id)).map((page) => inkOn(page).map(({ kind }) => kind))
    expect(inks.slice(1)).toEqual([['path'], ['image', 'path'], ['image']])
    const mail = await shop.deps.db.collection('mail').doc(`${body._id}-placed`).get()
    expect(JSON.stringify(mail.data())).toContain('Front A4: ‘Team Pune’')
    const seen = await shop.call('GET', `/api/orders/${body._id}`, { token: staff.token })
    expect(seen.body.designDocuments).toEqual(body.designDocuments)
  })

  test('costs the same as a picture, and an order with pictures only has no design document', async () => {
    const path = bucket.uploadPng(buyer.uid, 2000)
    const place = { xMm: 5, yMm: 5, widthMm: 50, heightMm: 50, rotationDeg: 0 }
    const [drawn, letters] = await Promise.all([order([{ kind: 'picture', path, place }]), order([written('hello')])])
    expect(letters.body.totalPrice).toBe(drawn.body.totalPrice)
    const stored = (await ordersIn(shop.deps.db).doc(drawn.body._id).get()).data()
    expect(stored).not.toHaveProperty('designDocuments')
    expect(stored?.designs).toMatchObject([{ path, place }])
  })

  test('is in the mail of the order', async () => {
    const { body } = await order([written('Namaste\nPune')])
    const mail = await shop.deps.db.collection('mail').doc(`${body._id}-placed`).get()
    expect(JSON.stringify(mail.data())).toContain('‘Namaste Pune’')
  })
})

describe('text written by a customer', () => {
  const lure = 'Win at evil.example'

  test('is not mailed to an unproved mailbox', async () => {
    const contact = { name: 'Meera', email: newEmail(), phone: newPhone() }
    const chosen = { productId: products[0], size: 'M', color: 'black', placement: 'Front A4', quantity: 1, price: 120 }
    const designDocument = { version: 1, layers: [written(lure)] }
    const { body } = await placeOrder(shop, undefined, { ...chosen, designDocument, contact })
    const mail = await shop.deps.db.collection('mail').doc(`${body._id}-placed`).get()
    expect(JSON.stringify(mail.data())).toContain(body._id)
    expect(JSON.stringify(mail.data())).not.toContain('evil.example')
  })

  test('is deleted with their account', async () => {
    const leaver = await customer(shop.deps)
    const chosen = { productId: products[0], size: 'M', color: 'black', placement: 'Front A4', quantity: 1, price: 120 }
    const designDocument = { version: 1, layers: [written('Asha loves Ravi')] }
    const { body } = await placeOrder(shop, leaver.token, { ...chosen, designDocument })
    expect((await shop.call('DELETE', '/api/users/profile', { token: leaver.token })).status).toBe(200)
    const stored = (await ordersIn(shop.deps.db).doc(body._id).get()).data()
    expect(stored).not.toHaveProperty('designDocuments')
  })
})

describe('an unprintable design document is refused with a message', () => {
  const outside = { ...square, xMm: 400 }
  const motif = { kind: 'motif', motif: 'diya', colors: ['#ffffff'], place: square }
  test.each<[string, unknown[], RegExp, string]>([
    ['characters that no font has', [written('चाय 🎉')], /None of our fonts has 🎉/, 'designDocument.layers.0.text'],
    ['ten thousand letters', [written('क'.repeat(10_000))], /up to 200 letters/, 'designDocument.layers.0.text'],
    ['a text direction override', [written('a\u202Eb')], /cannot be printed/, 'designDocument.layers.0.text'],
    [
      'a text outside the area',
      [written('hi'), written('hi', { place: outside })],
      /outside the print area/,
      'designDocument.layers.1.place',
    ],
    ['an unknown motif', [{ ...motif, motif: 'dragon' }], /not one of our motifs/, 'designDocument.layers.0.motif'],
    [
      'a motif outside the area',
      [{ ...motif, place: outside }],
      /The motif is outside the print area/,
      'designDocument.layers.0.place',
    ],
    ['a thousand texts', Array.from({ length: 1000 }, () => written('a')), /up to 20 texts/, 'designDocument.layers'],
    [
      'a coordinate that is not a number',
      [written('hi', { place: { ...square, xMm: null } })],
      /.+/,
      'designDocument.layers.0.place.xMm',
    ],
  ])('%s', async (_, layers, words, field) => {
    const { status, body } = await order(layers)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toContain(field)
    expect(body.fields[field]).toMatch(words)
  })

  test('in a bulk order, too, at any placement', async () => {
    const good = [written('hi')]
    const refused: [Record<string, unknown[]>, RegExp, string][] = [
      [{ Left: good, Right: [written('🎉')] }, /None of our fonts has/, 'designDocuments.1.layers.0.text'],
      [
        { Left: [written('hi', { place: outside })] },
        /outside the print area Left/,
        'designDocuments.0.layers.0.place',
      ],
      [{ Left: Array.from({ length: 1000 }, () => written('a')) }, /up to 20 texts/, 'designDocuments.0.layers'],
    ]
    for (const [layers, words, field] of refused) {
      const { status, body } = await orderInBulk(layers)
      expect(status).toBe(400)
      expect(body.fields[field]).toMatch(words)
    }
    const document = { version: 1, placement: 'Right', layers: good }
    const items = [{ color: 'black', size: 'M', quantity: 2, price: 240, placement: 'Left' }]
    const elsewhere = await orderInBulk({}, { items, designDocuments: [document] })
    expect(elsewhere.body.fields).toEqual({ 'designDocuments.0.placement': 'Right is not chosen for this order' })
    const left = { ...document, placement: 'Left' }
    const twice = await orderInBulk({}, { items, designDocuments: [left, left] })
    expect(twice.body.fields).toEqual({ 'designDocuments.1.placement': 'Left has a design already' })
  })

  test('for another person’s picture', async () => {
    const stranger = await customer(shop.deps)
    const path = bucket.uploadPng(stranger.uid, 2000)
    const { status, body } = await order([written('mine'), { kind: 'picture', path, place: square }])
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual(['designDocument.layers.1.path'])
    const many = await orderInBulk({ 'Front A4': [written('mine'), { kind: 'picture', path, place: square }] })
    expect(Object.keys(many.body.fields)).toEqual(['designDocuments.0.layers.1.path'])
  })
})
