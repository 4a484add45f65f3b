/** Background sales: some shirts on most days of the last months, more on weekends and before Diwali. */
import { photoInColor } from '@teeshala/contract/catalogue/options/color-picture'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import type { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import { seedColours } from '../colours.ts'
import { daysBefore } from './calendar.ts'
import { seedOrderId } from './order-ids.ts'
import { storedOrder } from './stored-order.ts'
import type { History } from './timeline.ts'

const fromDaysAgo = 75

const buyers: readonly (readonly [name: string, city: string, state: string, postalCode: string])[] = [
  ['Nisha Menon', 'Kochi', 'Kerala', '682016'],
  ['Arjun Deshmukh', 'Nagpur', 'Maharashtra', '440010'],
  ['Rukhsar Ansari', 'Lucknow', 'Uttar Pradesh', '226001'],
  ['Tenzin Dolma', 'Gangtok', 'Sikkim', '737101'],
  ['Gurpreet Gill', 'Amritsar', 'Punjab', '143001'],
  ['Sowmya Reddy', 'Hyderabad', 'Telangana', '500034'],
  ['Bhavesh Shah', 'Surat', 'Gujarat', '395003'],
  ['Moushumi Das', 'Guwahati', 'Assam', '781001'],
  ['Karthik Subramanian', 'Coimbatore', 'Tamil Nadu', '641002'],
]

/** Popular designs; the most popular are listed more than once. */
const wanted = [
  'cutting-chai',
  'bagh',
  'kolam-at-dawn',
  'cutting-chai',
  'mayur',
  'sab-chalta-hai',
  'kaapi-hoodie',
  'bagh',
]
const soldOn = (daysAgo: number, weekday: number) => (daysAgo % 9 === 4 ? 0 : weekday % 6 === 0 ? 2 : 1)

const historyOf = (daysAgo: number, index: number): History => {
  if (daysAgo < 2) return 'paid'
  if (daysAgo < 4) return 'inProduction'
  if (daysAgo < 7) return 'shipped'
  return index % 3 === 0 ? 'deliveredForCash' : 'delivered'
}

/** Returns every such order by id, as stored. */
export function dailyOrderDocuments(products: ReadonlyMap<string, StoredProduct>, now: Date): Map<string, StoredOrder> {
  const orders = new Map<string, StoredOrder>()
  for (let daysAgo = fromDaysAgo; daysAgo > 0; daysAgo--) {
    const count = soldOn(daysAgo, daysBefore(now, daysAgo, 12).getUTCDay())
    for (let each = 0; each < count; each++) {
      const index = orders.size
      const id = seedOrderId('TS', 1000 + index)
      orders.set(id, orderOf(index, daysAgo, id, products, now))
    }
  }
  return orders
}

function orderOf(
  index: number,
  daysAgo: number,
  id: string,
  products: ReadonlyMap<string, StoredProduct>,
  now: Date,
): StoredOrder {
  const [name, city, state, postalCode] = buyers[index % buyers.length] as (typeof buyers)[number]
  const phone = `+9198450${String(20_000 + index * 37)}`
  const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`
  const history = historyOf(daysAgo, index)
  const lines = [wanted[index % wanted.length], ...(index % 4 === 0 ? [wanted[(index + 5) % wanted.length]] : [])]
  const address: ShippingAddress = {
    name,
    phone,
    address: `${12 + index} Station Road`,
    city,
    state,
    postalCode,
    country: 'India',
  }
  return storedOrder(id, {
    kind: 'shop',
    userId: null,
    contact: { name, phone, email },
    createdAt: daysBefore(now, daysAgo, 9 + ((index * 7) % 24) / 2),
    history,
    method: history === 'deliveredForCash' ? 'cash_on_delivery' : 'upi',
    lines: lines.map((productId = '', position) =>
      lineOf(products, productId, `${id.toLowerCase()}-${position + 1}`, index),
    ),
    shipping: { address, rule: shippingRuleOf(defaultSettings) },
  })
}

function lineOf(products: ReadonlyMap<string, StoredProduct>, productId: string, _id: string, index: number) {
  const product = products.get(productId)
  const color = product?.colors[0]
  if (!product || color === undefined) throw new RangeError(`No product ${productId} in the seed`)
  const colour = seedColours.find(({ id }) => id === color)
  return {
    kind: 'catalogue' as const,
    _id,
    productId,
    name: product.name,
    quantity: 1 + (index % 3 === 2 ? 1 : 0),
    image: photoInColor(product, color) ?? '',
    productType: product.type,
    ...(product.printedSides && { printedSides: product.printedSides }),
    size: product.sizes[index % product.sizes.length] ?? 'M',
    color,
    ...(colour && { colorName: colour.name, colorHex: colour.hexCode }),
    unitPricePaise: product.pricePaise,
  }
}
