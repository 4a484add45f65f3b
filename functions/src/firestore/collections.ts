import { StoredAddressBook } from '@teeshala/contract/accounts/address-book'
import { StoredPhoneNumber, StoredUser } from '@teeshala/contract/accounts/user'
import { StoredAuditEntry } from '@teeshala/contract/audit/audit'
import { StoredBooksCheck, StoredBooksTally, StoredShelfBook } from '@teeshala/contract/books/stored-books'
import { StoredCart } from '@teeshala/contract/cart/cart'
import { StoredProductColor } from '@teeshala/contract/catalogue/options/product-color'
import { StoredProductType } from '@teeshala/contract/catalogue/options/product-type'
import { StoredProduct } from '@teeshala/contract/catalogue/product'
import { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import { StoredConsent } from '@teeshala/contract/consents/consent'
import { StoredMail, StoredMessage } from '@teeshala/contract/contact/contact'
import { StoredSubscription } from '@teeshala/contract/contact/newsletter'
import { StoredCoupon, StoredCouponUses } from '@teeshala/contract/coupons/coupon'
import { StoredBooking } from '@teeshala/contract/couriers/booking'
import { StoredParcelEvent } from '@teeshala/contract/couriers/parcel-event'
import { StoredFavorite } from '@teeshala/contract/favorites/favorite'
import { StoredPhoneStop } from '@teeshala/contract/messages/order-updates'
import { StoredNotificationsSeen } from '@teeshala/contract/notifications/admin-notification'
import { StoredAlarm } from '@teeshala/contract/notifications/alarm'
import { StoredContactCode } from '@teeshala/contract/orders/buyer/contact-code'
import { StoredOrderNote } from '@teeshala/contract/orders/order-note'
import { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { StoredGatewayMessage } from '@teeshala/contract/payments/gateway/gateway-message'
import { StoredPaymentLink } from '@teeshala/contract/payments/gateway/payment-link'
import { StoredRefundCheck } from '@teeshala/contract/payments/gateway/refund-check'
import { StoredGatewayOrder, StoredPayment, StoredPaymentEvent } from '@teeshala/contract/payments/stored-payment'
import { StoredPricingSection } from '@teeshala/contract/printing/pricing'
import { StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import { StoredTradeRules } from '@teeshala/contract/printing/trade-rules'
import { StoredReview } from '@teeshala/contract/reviews/review'
import { StoredRecount, StoredSalesYear, StoredSoldMonth } from '@teeshala/contract/sales/stored-sales'
import { StoredSavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { StoredSearchBuild, StoredSearchShard } from '@teeshala/contract/search/search-entry'
import { StoredSettings } from '@teeshala/contract/settings/store-settings'
import { StoredSavedViews } from '@teeshala/contract/staff/saved-views'
import { StoredEInvoice } from '@teeshala/contract/tax/e-invoice/stored-e-invoice'
import { StoredInvoice, StoredInvoiceCounter, StoredInvoiceDue } from '@teeshala/contract/tax/invoice'
import { StoredPicture } from '@teeshala/contract/uploads/stored-picture'
import { StoredSweep, StoredUpload } from '@teeshala/contract/uploads/stored-upload'
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  Firestore,
  FirestoreDataConverter,
} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { converter } from './document-converter.ts'

/**
 * Every collection of the shop with its document schema. Documents that hold money or a status are checked: one that does
 * not fit throws an InvalidDocumentError when it is read. Documents that every page reads are checked once per version. The
 * others are only typed.
 */
const checked = <T extends DocumentData>(path: string, schema: z.ZodMiniType<T>) => collection(path, converter(schema))
const checkedOnce = <T extends DocumentData>(path: string, schema: z.ZodMiniType<T>) =>
  collection(path, converter(schema, 'each version'))
const typed = <T extends DocumentData>(path: string, _schema: z.ZodMiniType<T>) => collection(path, converter<T>())

export const ordersIn = checked('orders', StoredOrder)
export const quotesIn = checked('quotes', StoredQuote)
export const paymentsIn = checked('payments', StoredPayment)
export const gatewayOrdersIn = checked('gatewayOrders', StoredGatewayOrder)
export const paymentLinksIn = checked('paymentLinks', StoredPaymentLink)
export const productsIn = checkedOnce('products', StoredProduct)
export const cartsIn = checked('carts', StoredCart)
export const pricingIn = checkedOnce('pricing', StoredPricingSection)
export const settingsIn = checkedOnce('settings', StoredSettings)
/** The document settings/printing. */
export const tradeRulesIn = checked('settings', StoredTradeRules)
export const couponsIn = checked('coupons', StoredCoupon)
export const couponUsesIn = checked('couponUses', StoredCouponUses)
export const invoicesIn = checked('invoices', StoredInvoice)
export const invoiceCountersIn = checked('invoiceCounters', StoredInvoiceCounter)
export const salesYearsIn = checked('salesYears', StoredSalesYear)
export const reviewsIn = checked('reviews', StoredReview)
export const claimsIn = checked('claims', StoredClaim)
export const eInvoicesIn = checked('eInvoices', StoredEInvoice)
export const courierBookingsIn = checked('courierBookings', StoredBooking)

export const addressBooksIn = typed('addressBooks', StoredAddressBook)
export const usersIn = typed('users', StoredUser)
export const phoneNumbersIn = typed('phoneNumbers', StoredPhoneNumber)
export const rateLimitsIn = typed(
  'rateLimits',
  z.object({
    count: z.number(),
    /** Rate limit counters of one person or network, each with its expiry time in milliseconds. */
    counts: z.optional(z.record(z.string(), z.object({ count: z.number(), until: z.number() }))),
    expiresAt: z.date(),
  }),
)
export const contactCodesIn = typed('contactCodes', StoredContactCode)
export const gatewayMessagesIn = typed('gatewayMessages', StoredGatewayMessage)
export const courierMessagesIn = typed('courierMessages', StoredParcelEvent)
export const courierTokensIn = typed('courierTokens', z.object({ token: z.string(), expiresAt: z.date() }))
export const paymentEventsIn = typed('paymentEvents', StoredPaymentEvent)
export const refundChecksIn = typed('refundChecks', StoredRefundCheck)
export const productTypesIn = typed('productTypes', StoredProductType)
export const productColorsIn = typed('productColors', StoredProductColor)
export const auditLogIn = typed('auditLog', StoredAuditEntry)
export const soldMonthsIn = typed('soldMonths', StoredSoldMonth)
export const invoicesDueIn = typed('invoicesDue', StoredInvoiceDue)
export const recountsIn = typed('recounts', StoredRecount)
export const mailsIn = typed('mail', StoredMail)
export const consentsIn = typed('consents', StoredConsent)
export const phoneStopsIn = typed('phoneStops', StoredPhoneStop)
export const alarmsIn = typed('alarms', StoredAlarm)
export const messagesIn = typed('messages', StoredMessage)
export const notificationsSeenIn = typed('notificationsSeen', StoredNotificationsSeen)
export const savedDesignsIn = typed('savedDesigns', StoredSavedDesign)
export const savedViewsIn = typed('savedViews', StoredSavedViews)
export const subscriptionsIn = typed('newsletter', StoredSubscription)
export const designsIn = typed('designs', StoredUpload)
export const picturesIn = typed('pictures', StoredPicture)
export const searchBuildsIn = typed('searchBuilds', StoredSearchBuild)
export const searchShardsIn = typed('searchShards', StoredSearchShard)
export const booksChecksIn = typed('booksChecks', StoredBooksCheck)
export const booksTalliesIn = typed('booksTallies', StoredBooksTally)
export const shelfBooksIn = typed('shelfBooks', StoredShelfBook)
export const cleanUpsIn = typed('cleanUps', StoredSweep)

/** A person's favourites. */
export const favoritesIn = (db: Firestore, uid: string) => typed(`users/${uid}/favorites`, StoredFavorite)(db)

/** The staff notes about an order. */
export const notesOf = ({ path, firestore }: DocumentReference) => typed(`${path}/notes`, StoredOrderNote)(firestore)

function collection<T extends DocumentData>(path: string, itsConverter: FirestoreDataConverter<T, T>) {
  return (db: Firestore): CollectionReference<T, T> => db.collection(path).withConverter(itsConverter)
}
