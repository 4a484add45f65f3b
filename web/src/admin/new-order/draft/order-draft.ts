import { Quantity } from '@teeshala/contract/cart/quantity'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import type { Goods as GoodsToMake } from '@teeshala/contract/delivery/delivery-promise'
import type { OrderOrigin } from '@teeshala/contract/orders/buyer/order-origin'
import type {
  PriceStaffOrderRequest,
  StaffGoods,
  StaffOrderRequest,
  StaffPayment,
} from '@teeshala/contract/orders/staff-order'
import { companyOf, dayNeeded } from '../../../shared/ordering/check-extras.ts'
import { type ExtrasDraft, emptyExtras } from '../../../shared/ordering/extras-draft.ts'

/** A line as it stands in the form: choices that are not made yet are empty. */
export type DraftLine = {
  key: string
  productId: string
  quantity: number
  size: string
  color: string
  placement: Placement | ''
  /** The upload that is printed there; of a bulk order the designs stand beside its placements. */
  design: string
}

/** The design of a placement of a bulk order, by its upload. */
export type DraftDesign = { upload: string; acceptsPoorPrint: boolean }

/** For whom an order is, how it reaches them and how it is paid, whatever it is of. */
export type OrderTerms = {
  origin: OrderOrigin
  customer: { userId: string | null; name: string; phone: string; email: string }
  isShipped: boolean
  address: { address: string; city: string; postalCode: string; state: string; country: string }
  /** The street that came with the account of the customer; '' where none did. */
  pickedStreet: string
  /** The name on the bill, the day and a word to the press. */
  extras: ExtrasDraft
  payment: StaffPayment
  discount: { amount: string; reason: string }
}

/** An order of shirts that is being taken. */
export type OrderDraft = OrderTerms & {
  kind: 'shop' | 'bulk'
  /** Of a bulk order all are of its one product, and where they are printed stands in `placements`. */
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
/** The paths of uploads that have arrived. */
type Paths = ReadonlyMap<string, string>

/** All uploads that the form holds, those of placements that were given up too. */
export const uploadsOf = ({ lines, designs }: Pick<Goods, 'lines' | 'designs'>): string[] => [
  ...lines.flatMap(({ design }) => design || []),
  ...Object.values(designs).map(({ upload }) => upload),
]

/** The uploads that the order is to be printed with. */
export const uploadsToPrint = ({ kind, lines, placements, designs }: Goods): string[] =>
  kind === 'bulk'
    ? placements.flatMap((placement) => designs[placement]?.upload ?? [])
    : lines.flatMap(({ design }) => design || [])

/**
 * What is ordered, as the calls take it; undefined while there is nothing. The server says what a line still lacks. Designs are left
 * out where no paths are given: the price is the same without them.
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

/** Each lies where it does by default: as large as its area allows, centred. */
function bulkDesigns({ placements, designs }: Goods, paths: Paths) {
  return placements.flatMap((placement) => {
    const { upload = '', acceptsPoorPrint = false } = designs[placement] ?? {}
    const path = paths.get(upload)
    return path === undefined ? [] : [{ placement, path, acceptsPoorPrint }]
  })
}

/** Whether there is a price to ask for: the call refuses half a line of a bulk order, and pieces that cannot be, without a word about which. */
export function isWhole({ kind, lines, placements }: Omit<Goods, 'designs'>): boolean {
  if (!lines.every(({ quantity }) => Quantity.safeParse(quantity).success)) return false
  return kind === 'shop' || (placements.length > 0 && lines.every(({ color, size }) => color && size))
}

/** The discount in rupees, undefined without one; NaN where it is no amount. */
export function discountOf({ discount: { amount } }: Pick<OrderTerms, 'discount'>): number | undefined {
  return amount.trim() === '' ? undefined : Number(amount.replaceAll(/[₹,\s]/g, ''))
}

/** What the press has to make, as far as that decides how long it takes. */
export function goodsToMake({ kind, lines }: Pick<OrderDraft, 'kind' | 'lines'>): GoodsToMake {
  if (kind === 'bulk') return { kind, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) }
  return { kind: lines.some(({ design }) => design) ? 'printed' : 'blank' }
}

/** What is asked for the price of the order as it stands; undefined while there is nothing to price. */
export function priceRequestOf(draft: OrderDraft): PriceStaffOrderRequest | undefined {
  const goods = goodsOf({ ...draft, extras: emptyExtras })
  const discount = discountOf(draft)
  if (!goods || !isWhole(draft) || Number.isNaN(discount)) return undefined
  const { postalCode, country } = draft.address
  return { goods, isShipped: draft.isShipped, to: { postalCode, country }, ...(discount && { discount }) }
}

/** The order as its call takes it, at the price that the customer was told. */
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
    ...companyOf(extras),
    ...dayNeeded(extras),
    // Of nothing no link can be made.
    payment: totalPrice === 0 ? 'later' : payment,
    ...(amount !== undefined && { discount: { amount, reason: discount.reason } }),
    totalPrice,
  }
}
