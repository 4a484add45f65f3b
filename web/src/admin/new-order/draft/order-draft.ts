import { Quantity } from '@teeshala/contract/cart/quantity'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import type { Goods as GoodsToMake } from '@teeshala/contract/delivery/delivery-promise'
import { toPaise } from '@teeshala/contract/money'
import type { OrderOrigin } from '@teeshala/contract/orders/buyer/order-origin'
import type {
  PriceStaffOrderRequest,
  StaffGoods,
  StaffOrderRequest,
  StaffPayment,
} from '@teeshala/contract/orders/staff-order'
import { needsBillingAddress } from '@teeshala/contract/tax/billed-address'
import { companyOf, dayNeeded } from '../../../shared/ordering/extras/check-extras.ts'
import { type ExtrasDraft, emptyExtras } from '../../../shared/ordering/extras/extras-draft.ts'

/** A line in the form: options not chosen yet are empty. */
export type DraftLine = {
  key: string
  productId: string
  quantity: number
  size: string
  color: string
  placement: Placement | ''
  /** The upload to print; for bulk orders the designs are stored with the placements. */
  design: string
}

/** The design of a bulk placement, by upload. */
export type DraftDesign = { upload: string; acceptsPoorPrint: boolean }

/** Customer, delivery and payment of an order, whatever it contains. */
export type OrderTerms = {
  origin: OrderOrigin
  customer: { userId: string | null; name: string; phone: string; email: string }
  isShipped: boolean
  address: { address: string; city: string; postalCode: string; state: string; country: string }
  /** The street filled in from the customer's account; '' if none was. */
  pickedStreet: string
  /** Name on the bill, date needed and note to the press. */
  extras: ExtrasDraft
  payment: StaffPayment
  discount: { amount: string; reason: string }
}

/** An order of shirts being taken. */
export type OrderDraft = OrderTerms & {
  kind: 'shop' | 'bulk'
  /** In a bulk order all lines have one product, and `placements` says where they are printed. */
  lines: readonly DraftLine[]
  placements: readonly Placement[]
  designs: Partial<Readonly<Record<Placement, DraftDesign>>>
}

export const emptyTerms: OrderTerms = {
  origin: 'phone',
  customer: { userId: null, name: '', phone: '', email: '' },
  isShipped: true,
  address: { address: '', city: '', postalCode: '', state: '', country: 'India' },
  pickedStreet: '',
  extras: emptyExtras,
  payment: 'link',
  discount: { amount: '', reason: '' },
}

export const emptyDraft: OrderDraft = {
  ...emptyTerms,
  kind: 'shop',
  lines: [],
  placements: [],
  designs: {},
}

type Goods = Pick<OrderDraft, 'kind' | 'lines' | 'placements' | 'designs'> & {
  readonly extras?: { readonly note: string }
}
/** The paths of completed uploads. */
type Paths = ReadonlyMap<string, string>

/** Returns all uploads that the form holds, including those of removed placements. */
export const uploadsOf = ({ lines, designs }: Pick<Goods, 'lines' | 'designs'>): string[] => [
  ...lines.flatMap(({ design }) => design || []),
  ...Object.values(designs).map(({ upload }) => upload),
]

/** Returns the uploads that the order prints. */
export const uploadsToPrint = ({ kind, lines, placements, designs }: Goods): string[] =>
  kind === 'bulk'
    ? placements.flatMap((placement) => designs[placement]?.upload ?? [])
    : lines.flatMap(({ design }) => design || [])

/**
 * Returns the goods for the API; undefined while there are none. The server reports what a line still lacks. Without paths designs are
 * left out: the price is the same.
 */
export function goodsOf(goods: Goods, paths: Paths = new Map()): StaffGoods | undefined {
  const { kind, lines, placements, extras: { note } = emptyExtras } = goods
  const [first] = lines
  if (!first) return undefined
  if (kind === 'bulk') {
    const pieces = lines.map(({ color, size, quantity }) => ({ color, size, quantity }))
    const designs = bulkDesigns(goods, paths)
    return { kind, productId: first.productId, placements: [...placements], lines: pieces, designs, note } as StaffGoods
  }
  const shirts = lines.map(({ productId, quantity, size, color, placement, design }) => ({
    productId,
    quantity,
    ...(size && { size }),
    ...(color && { color }),
    ...(placement && { placement }),
    ...(paths.has(design) && { design: paths.get(design) }),
  }))
  return { kind, lines: shirts, note } as StaffGoods
}

/** Each at its default position: as large as its area allows, centred. */
function bulkDesigns({ placements, designs }: Goods, paths: Paths) {
  return placements.flatMap((placement) => {
    const { upload = '', acceptsPoorPrint = false } = designs[placement] ?? {}
    const path = paths.get(upload)
    return path === undefined ? [] : [{ placement, path, acceptsPoorPrint }]
  })
}

/** Returns whether a price can be requested: the API refuses incomplete bulk lines and invalid pieces without saying which. */
export function isWhole({ kind, lines, placements }: Omit<Goods, 'designs'>): boolean {
  if (!lines.every(({ quantity }) => Quantity.safeParse(quantity).success)) return false
  return kind === 'shop' || (placements.length > 0 && lines.every(({ color, size }) => color && size))
}

/** Returns the discount in rupees, undefined without one; NaN if it is not an amount. */
export function discountOf({ discount: { amount } }: Pick<OrderTerms, 'discount'>): number | undefined {
  return amount.trim() === '' ? undefined : Number(amount.replaceAll(/[₹,\s]/g, ''))
}

/** Returns the goods as far as they determine the production time. */
export function goodsToMake({ kind, lines }: Pick<OrderDraft, 'kind' | 'lines'>): GoodsToMake {
  if (kind === 'bulk') return { kind, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) }
  return { kind: lines.some(({ design }) => design) ? 'printed' : 'blank' }
}

/** Returns the price request for the present order; undefined while there is nothing to price. */
export function priceRequestOf(draft: OrderDraft): PriceStaffOrderRequest | undefined {
  const goods = goodsOf({ ...draft, extras: emptyExtras })
  const discount = discountOf(draft)
  if (!goods || !isWhole(draft) || Number.isNaN(discount)) return undefined
  const { postalCode, country } = draft.address
  return { goods, isShipped: draft.isShipped, to: { postalCode, country }, ...(discount && { discount }) }
}

/** Returns whether the order has to be placed with the address of a customer who collects it. */
export function isBilled({ isShipped, extras }: Pick<OrderTerms, 'isShipped' | 'extras'>, totalPrice = 0): boolean {
  const fulfilment = isShipped ? 'ship' : 'collect'
  return needsBillingAddress({ fulfilment, ...companyOf(extras), totalPaise: toPaise(totalPrice) })
}

/** Returns the order request, at the price that the customer was told. */
export function requestOf(draft: OrderTerms, goods: StaffGoods, totalPrice: number): StaffOrderRequest {
  const { origin, customer, isShipped, address, extras, payment, discount } = draft
  const { userId, ...contact } = customer
  const amount = discountOf(draft)
  return {
    origin,
    goods,
    userId,
    contact,
    ...(isShipped && { shippingAddress: address }),
    ...(isBilled(draft, totalPrice) && { billingAddress: address }),
    ...companyOf(extras),
    ...dayNeeded(extras),
    // A payment link needs an amount.
    payment: totalPrice === 0 ? 'later' : payment,
    ...(amount !== undefined && { discount: { amount, reason: discount.reason } }),
    totalPrice,
  }
}
