/** Asha's six orders, and the single shirts that guests ordered. */
import { garmentPaise } from '@teeshala/contract/bulk/piece-price'
import { photoInColor } from '@teeshala/contract/catalogue/options/color-picture'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import { shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { PaymentMethod } from '@teeshala/contract/payments/payment'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import type { Inks } from '../artwork/motifs/motif.ts'
import { type ColourId, seedColours } from '../colours.ts'
import { asha } from '../people/people.ts'
import { daysBefore } from './calendar.ts'
import { onDark, onLight, placedDesign, type SeedDesign, type SeedUpload, uploadOf } from './designs.ts'
import { seedOrderId } from './order-ids.ts'
import { storedOrder } from './stored-order.ts'
import type { History } from './timeline.ts'

type Line = {
  readonly product: string
  readonly qty: number
  readonly size: string
  readonly color: ColourId
  readonly placement?: Placement
}

type Placed = {
  readonly daysAgo: number
  readonly hour: number
  readonly history: History
  readonly method: PaymentMethod
  readonly lines: readonly Line[]
}

const ofAsha: readonly Placed[] = [
  {
    daysAgo: 1,
    hour: 10.4,
    history: 'justPlaced',
    method: 'cash_on_delivery',
    lines: [{ product: 'bagh', qty: 1, size: 'L', color: 'orange' }],
  },
  {
    daysAgo: 3,
    hour: 19.2,
    history: 'inProduction',
    method: 'upi',
    lines: [
      { product: 'kolam-at-dawn', qty: 1, size: 'M', color: 'black' },
      { product: 'company-polo', qty: 4, size: 'L', color: 'royal-blue', placement: 'Left' },
    ],
  },
  {
    daysAgo: 6,
    hour: 13.1,
    history: 'shipped',
    method: 'credit_card',
    lines: [
      { product: 'kaapi-hoodie', qty: 1, size: 'M', color: 'light-grey' },
      { product: 'monsoon-lines', qty: 1, size: 'M', color: 'royal-blue' },
      { product: 'aam-baat', qty: 2, size: 'S', color: 'white' },
    ],
  },
  {
    daysAgo: 18,
    hour: 9.7,
    history: 'neverPaid',
    method: 'debit_card',
    lines: [{ product: 'stripe-runner', qty: 1, size: 'M', color: 'orange' }],
  },
  {
    daysAgo: 34,
    hour: 21.3,
    history: 'delivered',
    method: 'credit_card',
    lines: [
      { product: 'sab-chalta-hai', qty: 1, size: 'L', color: 'black' },
      { product: 'cutting-chai', qty: 1, size: 'M', color: 'navy-blue' },
    ],
  },
  {
    daysAgo: 71,
    hour: 16.5,
    history: 'cancelled',
    method: 'upi',
    lines: [{ product: 'lotus-wheel', qty: 2, size: 'M', color: 'light-grey' }],
  },
]

const guests: readonly (readonly [name: string, phone: string, email: string])[] = [
  ['Imran Sheikh', '+919845011223', 'imran.sheikh@example.com'],
  ['Lakshmi Narayanan', '+919444012345', 'lakshmi.n@example.com'],
  ['Harpreet Kaur', '+919814055667', 'harpreet@example.com'],
  ['Joseph D’Souza', '+919822033445', 'joe.dsouza@example.com'],
  ['Ananya Banerjee', '+919830077889', 'ananya.b@example.com'],
  ['Vikram Rathore', '+919928044556', 'vikram.r@example.com'],
  ['Fatima Khan', '+919990011334', 'fatima.khan@example.com'],
  ['Deepak Patil', '+919860022119', 'deepak.patil@example.com'],
]

type SingleShirt = Placed & { readonly guest: number; readonly design: SeedDesign }

const singleShirts: readonly SingleShirt[] = (
  [
    [0, 2, 11.5, 'justPlaced', 'black', 'L', 'Front A4', 2, 'tiger'],
    [1, 4, 17.8, 'inProduction', 'white', 'M', 'Left', 1, 'lotusWheel'],
    [2, 5, 9.3, 'inProduction', 'royal-blue', 'XL', 'Back A3', 3, 'peacock'],
    [3, 9, 20.1, 'shipped', 'red', 'M', 'Front A3', 1, 'cricket'],
    [4, 12, 15.6, 'deliveredForCash', 'golden-yellow', 'S', 'Front A4', 6, 'kites'],
    [5, 19, 12.2, 'deliveredForCash', 'navy-blue', 'L', 'Right', 1, 'jali'],
    [6, 27, 10.9, 'deliveredForCash', 'light-blue', 'M', 'Back A4', 2, 'chai'],
    [7, 45, 18.4, 'deliveredForCash', 'orange', 'XXL', 'Front A3', 4, 'moons'],
  ] as const
).map(([guest, daysAgo, hour, history, color, size, placement, qty, motif]) => ({
  guest,
  design: {
    motif,
    inks: inksOn(color),
    file: `${motif.replace('W', '-w')}.png`,
    widthPx: placement.endsWith('A3') ? 1800 : 1200,
  },
  daysAgo,
  hour,
  history,
  method: history === 'inProduction' || history === 'shipped' ? 'upi' : 'cash_on_delivery',
  lines: [{ product: 'polyester-dryfit', qty, size, color, placement }],
}))

/** Dark cloths are printed in light inks. */
function inksOn(color: ColourId): Inks {
  const cloth = seedColours.find(({ id }) => id === color)?.hexCode ?? '#FFFFFF'
  const isDark = ['black', 'navy-blue', 'red', 'royal-blue'].includes(color)
  return isDark ? onDark(cloth) : onLight(cloth)
}

const singleOrderId = (index: number) => seedOrderId('TS', 100 + index)
const placedAt = ({ daysAgo, hour }: Placed, now: Date) => daysBefore(now, daysAgo, hour)

/** Everything that was uploaded for single orders, in their order. */
export function singleUploads(now: Date): SeedUpload[] {
  return singleShirts.map((shirt, index) =>
    uploadOf(shirt.design, `guest-${singleOrderId(index).toLowerCase()}`, placedAt(shirt, now)),
  )
}

const shirtOf = (line: Line, product: StoredProduct, orderId: string, index: number) => {
  const colour = seedColours.find(({ id }) => id === line.color)
  return {
    _id: `${orderId.toLowerCase()}-${index + 1}`,
    productId: line.product,
    name: product.name,
    quantity: line.qty,
    image: photoInColor(product, line.color) ?? '',
    productType: product.type,
    ...(product.printedSides && { printedSides: product.printedSides }),
    size: line.size,
    color: line.color,
    ...(colour && { colorName: colour.name, colorHex: colour.hexCode }),
  }
}

/** Every seeded order of shirts by its id, as it is stored. */
export function orderDocuments(products: ReadonlyMap<string, StoredProduct>, now: Date): Map<string, StoredOrder> {
  const shirtsOf = ({ lines }: Placed, id: string) =>
    lines.map((line, index) => {
      const product = products.get(line.product)
      if (!product) throw new RangeError(`No product ${line.product} in the seed`)
      return { line, product, shirt: shirtOf(line, product, id, index) }
    })
  const { name, phone, email, address } = asha
  const shippingAddress = {
    name,
    phone,
    address: address.street,
    city: address.city,
    state: address.state,
    postalCode: address.pincode,
    country: address.country,
  }
  const ashas = ofAsha.map((placed, index): [string, StoredOrder] => {
    const id = seedOrderId('TS', index)
    const lines = shirtsOf(placed, id).map(({ line, product, shirt }) => ({
      kind: 'catalogue' as const,
      ...shirt,
      ...(line.placement && { placement: line.placement }),
      unitPricePaise: product.pricePaise,
    }))
    const order = {
      kind: 'shop' as const,
      userId: asha.uid,
      contact: { name, phone, email },
      createdAt: placedAt(placed, now),
      history: placed.history,
      method: placed.method,
      lines,
      shipping: { address: shippingAddress, rule: shippingRuleOf(defaultSettings) },
    }
    return [id, storedOrder(id, order)]
  })
  const uploads = singleUploads(now)
  const singles = singleShirts.map((placed, index): [string, StoredOrder] => {
    const id = singleOrderId(index)
    const [guest, guestPhone, guestEmail] = guests[placed.guest] ?? ['', '', '']
    const upload = uploads[index]
    const lines = shirtsOf(placed, id).map(({ line, product, shirt }) => ({
      kind: 'printed' as const,
      ...shirt,
      prints: [{ placement: line.placement ?? 'Left', unitPricePaise: garmentPaise(product) }],
    }))
    const designs = placed.lines.flatMap(({ placement, size }) =>
      upload && placement ? [placedDesign(upload, placement, [size as GarmentSize])] : [],
    )
    const order = {
      kind: 'single' as const,
      userId: null,
      contact: { name: guest, phone: guestPhone, email: guestEmail },
      createdAt: placedAt(placed, now),
      history: placed.history,
      method: placed.method,
      lines,
      designs,
    }
    return [id, storedOrder(id, order)]
  })
  return new Map([...ashas, ...singles])
}
