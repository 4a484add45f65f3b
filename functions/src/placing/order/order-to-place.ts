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

/** The shop data that determines an order's price: read before the transaction, and again in it. */
export type ShopData = {
  readonly settings: StoreSettings
  readonly products: Products
  /** The buyer's cart, if that is what is ordered. */
  readonly cart: StoredCart | undefined
  /** Present for a print order. */
  readonly printing: PrintShop | undefined
  /** The requested coupon. */
  readonly coupon: AskedForCoupon | undefined
}

/** What determines the price of a print order. */
export type PrintShop = PrintPrices & { readonly documents: ReadDocuments }

/** Lines without colour names, their amounts, and the print jobs. */
export type PricedOrder = {
  readonly lines: readonly StoredLine[]
  readonly amounts: OrderAmounts
  readonly printing?: StoredPrinting
}

/** A customer's additional wishes: the name and address on the bill, the date needed, a note to the press. */
export type OrderExtras = Pick<StoredOrder, 'company' | 'billingAddress' | 'neededBy' | 'note'>

/** The particulars of an order that a staff member takes for somebody. */
export type TakenByStaff = {
  readonly uid: string
  readonly origin: OrderOrigin
  /** Whether the money has been received already. */
  readonly isPaid: boolean
  readonly discountReason: string | undefined
  readonly note: AuditNote
}

/** An order of one kind, ready to be placed: everything a kind derives from its request. */
export type OrderToPlace = {
  readonly kind: OrderKind
  /** The account that the order belongs to; null without one. */
  readonly userId: string | null
  /** The request, by which a repeated submission is recognised. */
  readonly request: unknown
  readonly productIds: readonly string[]
  /** The paths of its print documents, possibly none, and their required owner; absent for shirts. */
  readonly documents?: WantedDocuments
  /** Whether it orders the buyer's cart, and empties it. */
  readonly isOfCart?: boolean
  /** The coupon code that the buyer entered. */
  readonly coupon?: string | undefined
  readonly contact: OrderContact | undefined
  readonly shippingAddress: ShippingAddress | null
  readonly extras: OrderExtras
  readonly paymentMethod: PaymentMethod
  readonly takenByStaff?: TakenByStaff
  /** The accepted quote, the only submission that it allows, and the email to use if no other is known. */
  readonly quote?: { readonly id: string; readonly submission: Submission; readonly email: string }
  /** Returns the parcel weight in grams; absent for print orders, whose quotes fix the shipping price before the destination is known. */
  readonly parcelGrams?: (data: ShopData) => number
  /** Returns lines and amounts at the shop's own prices; throws if it cannot be sold. */
  readonly price: (data: ShopData) => PricedOrder
  /** Checks the files of the designs and returns the order's designs; throws if one cannot be printed. */
  readonly inspectDesigns: (priced: PricedOrder, data: ShopData) => Promise<StoredOrder['designs']>
  /** Printed layers besides pictures. */
  readonly designDocuments?: StoredOrder['designDocuments']
}
