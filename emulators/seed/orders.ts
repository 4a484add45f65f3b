/** Asha's six orders, and the single shirts that guests ordered. */
import { photoInColor } from '@teeshala/contract/catalogue/color-picture'
import type { Placement } from '@teeshala/contract/catalogue/placement'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import { toPaise } from '@teeshala/contract/money'
import type { Design } from '@teeshala/contract/orders/design'
import type { Contact, StoredOrder, StoredOrderItem } from '@teeshala/contract/orders/order'
import { orderAmounts, shippingRuleOf } from '@teeshala/contract/orders/order-amounts'
import { orderSearchKeys } from '@teeshala/contract/orders/order-search'
import { OrderStatus } from '@teeshala/contract/orders/order-status'
import type { PaymentMethod } from '@teeshala/contract/orders/payment'
import { defaultSettings } from '@teeshala/contract/settings/store-settings'
import type { Inks } from './artwork/motifs/motif.ts'
import { daysBefore, hoursAfter } from './calendar.ts'
import { type ColourId, seedColours } from './colours.ts'
import { onDark, onLight, placedDesign, type SeedDesign, type SeedUpload, uploadOf } from './designs.ts'
import { seedOrderId } from './order-ids.ts'
import { asha } from './people.ts'
import { endOf, type History, histories, timeline } from './timeline.ts'

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

const itemOf = (line: Line, product: StoredProduct, unitPricePaise: number, orderId: string, index: number) => {
  const colour = seedColours.find(({ id }) => id === line.color)
  return {
    _id: `${orderId.toLowerCase()}-${index + 1}`,
    product: line.product,
    name: product.name,
    qty: line.qty,
    image: photoInColor(product, line.color) ?? '',
    productType: product.type,
    size: line.size,
    color: line.color,
    ...(colour && { colorName: colour.name, colorHex: colour.hexCode }),
    ...(line.placement && { placement: line.placement }),
    unitPricePaise,
  } satisfies StoredOrderItem
}

const shippingRule = shippingRuleOf(defaultSettings)
/** A single shirt is sold at the print's unit price and handed over or sent without a charge of its own. */
const noShipping = { freeAbovePaise: 0, feePaise: 0 }

function designOn([line]: readonly Line[], upload: SeedUpload): Design | undefined {
  if (!line?.placement) return undefined
  const { placement: _, ...design } = placedDesign(upload, line.placement, [line.size as GarmentSize])
  return design
}

/** Every seeded order by its id, as it is stored. */
export function orderDocuments(products: ReadonlyMap<string, StoredProduct>, now: Date): Map<string, StoredOrder> {
  const build = (
    index: number,
    placed: Placed,
    person: { userId: string | null; contact: Contact; shippingAddress: StoredOrder['shippingAddress'] },
    upload?: SeedUpload,
  ): [string, StoredOrder] => {
    const id = seedOrderId('TS', index)
    const isSingle = person.userId === null
    const design = upload && designOn(placed.lines, upload)
    const orderItems = placed.lines.map((line, position) => {
      const product = products.get(line.product)
      if (!product) throw new RangeError(`No product ${line.product} in the seed`)
      const unitPaise = isSingle ? toPaise(defaultSettings.unitPrice) : product.pricePaise
      return { ...itemOf(line, product, unitPaise, id, position), ...(design && { design }) }
    })
    const lines = orderItems.map(({ unitPricePaise, qty }) => ({ unitPricePaise, quantity: qty }))
    const createdAt = placedAt(placed, now)
    const { status, paymentStatus, lastChangeHours } = endOf(placed.history)
    const firstPlacement = orderItems.find((item) => item.placement)?.placement
    return [
      id,
      {
        ...person,
        paymentMethod: placed.method,
        paymentStatus,
        status: OrderStatus.parse(status),
        isDelivered: status === 'delivered',
        ...(firstPlacement && { placement: firstPlacement }),
        ...(design && { designurl: design.path, designs: [design] }),
        orderItems,
        ...orderAmounts(lines, isSingle ? noShipping : shippingRule),
        timeline: timeline(createdAt, histories[placed.history]),
        searchKeys: orderSearchKeys({ _id: id, contact: person.contact, orderItems }),
        createdAt,
        updatedAt: hoursAfter(createdAt, lastChangeHours),
      },
    ]
  }
  const uploads = singleUploads(now)
  const { name, phone, email, address } = asha
  const ashas = {
    userId: asha.uid,
    contact: { name, phone, email },
    shippingAddress: {
      name,
      phone,
      address: address.street,
      city: address.city,
      state: address.state,
      postalCode: address.pincode,
      country: address.country,
    },
  }
  return new Map([
    ...ofAsha.map((placed, index) => build(index, placed, ashas)),
    ...singleShirts.map((placed, index) => {
      const [guest, guestPhone, guestEmail] = guests[placed.guest] ?? ['', '', '']
      const contact = { name: guest, phone: guestPhone, email: guestEmail }
      return build(100 + index, placed, { userId: null, contact, shippingAddress: null }, uploads[index])
    }),
  ])
}
