import type { StoredCart } from '@teeshala/contract/cart/cart'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { OrderAmounts } from '@teeshala/contract/orders/amounts/order-amounts'
import type { OrderOrigin } from '@teeshala/contract/orders/buyer/order-origin'
import type { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import type { OrderKind } from '@teeshala/contract/orders/order-kind'
import type { StoredLine } from '@teeshala/contract/orders/order-lines'
import type { OrderContact } from '@teeshala/contract/orders/single-order'
import type { StoredOrder, StoredPrinting } from '@teeshala/contract/orders/stored-order'
import type { PaymentMethod } from '@teeshala/contract/payments/payment'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import type { AuditNote } from '../../audit/audit-note.ts'
import type { AskedForCoupon } from '../../coupons/coupon-uses.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import type { PrintPrices } from '../../pricing/print-prices.ts'
import type { Submission } from './idempotency.ts'
import type { ReadDocuments, WantedDocuments } from './read-documents-to-print.ts'

export type Products = ReadonlyMap<string, WithId<StoredProduct>>

/** The shop's own data that an order is priced by: read before the transaction, and again in it. */
export type ShopData = {
  readonly settings: StoreSettings
  readonly products: Products
  /** The buyer's cart, where that is what is ordered. */
  readonly cart: StoredCart | undefined
  /** Present for an order of printing. */
  readonly printing: PrintShop | undefined
  /** The coupon that was asked for. */
  readonly coupon: AskedForCoupon | undefined
}

/** What an order of printing is priced by. */
export type PrintShop = PrintPrices & { readonly documents: ReadDocuments }

/** Lines without the names of their colours, what they cost together, and what is printed on paper. */
export type PricedOrder = {
  readonly lines: readonly StoredLine[]
  readonly amounts: OrderAmounts
  readonly printing?: StoredPrinting
}

/** What a customer asks for besides: the name on the bill, the day, a word to the press. */
export type OrderExtras = Pick<StoredOrder, 'company' | 'neededBy' | 'note'>

/** What is different of an order that a member of the staff takes for somebody. */
export type TakenByStaff = {
  readonly uid: string
  readonly origin: OrderOrigin
  /** Whether the money is in the till already. */
  readonly isPaid: boolean
  readonly discountReason: string | undefined
  readonly note: AuditNote
}

/** An order of one kind, ready to be placed: what a kind has to say of its request. */
export type OrderToPlace = {
  readonly kind: OrderKind
  /** Whose order it becomes; null without an account. */
  readonly userId: string | null
  /** What was asked for, by which a repeated submission is told from another. */
  readonly request: unknown
  readonly productIds: readonly string[]
  /** The paths of what it prints on paper, which may be none, and who has to have uploaded them; absent for shirts. */
  readonly documents?: WantedDocuments
  /** Whether it orders what is in the buyer's cart, and empties it. */
  readonly isOfCart: boolean
  /** The code of the coupon that the buyer has typed. */
  readonly coupon?: string | undefined
  readonly contact: OrderContact | undefined
  readonly shippingAddress: ShippingAddress | null
  readonly extras: OrderExtras
  readonly paymentMethod: PaymentMethod
  readonly takenByStaff?: TakenByStaff
  /** The quote that it accepts, the one submission that this can become, and the email that it is told to where no other is known. */
  readonly quote?: { readonly id: string; readonly submission: Submission; readonly email: string }
  /** What its parcel weighs in grams; absent of printing on paper, whose quotes say what its delivery costs before anybody knows where to. */
  readonly parcelGrams?: (data: ShopData) => number
  /** Lines and amounts at the shop's own prices; throws where it cannot be sold so. */
  readonly price: (data: ShopData) => PricedOrder
  /** Inspects the files of the designs and returns those of the order; throws where one cannot be printed. */
  readonly inspectDesigns: (priced: PricedOrder, data: ShopData) => Promise<StoredOrder['designs']>
  /** What is printed beside pictures, layer upon layer. */
  readonly designDocuments?: StoredOrder['designDocuments']
}
