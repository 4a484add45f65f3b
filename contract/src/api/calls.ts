import type * as z from 'zod/mini'
import { accountCalls } from '../accounts/account-calls.ts'
import { auditCalls } from '../audit/audit-calls.ts'
import { booksCalls } from '../books/books-calls.ts'
import { cartCalls } from '../cart/cart-calls.ts'
import { catalogueCalls } from '../catalogue/catalogue-calls.ts'
import { productListCalls } from '../catalogue/listing/product-list-calls.ts'
import { sitemapCalls } from '../catalogue/sitemap-calls.ts'
import { claimCalls } from '../claims/claim-calls.ts'
import { contactCalls } from '../contact/contact-calls.ts'
import { couponCalls } from '../coupons/coupon-calls.ts'
import { courierCalls } from '../couriers/courier-calls.ts'
import { documentCalls } from '../documents/document-calls.ts'
import { favoriteCalls } from '../favorites/favorite-calls.ts'
import { firstStepCalls } from '../first-steps/first-step-calls.ts'
import { garmentPictureCalls } from '../garment/garment-picture-calls.ts'
import { mailCalls } from '../mails/mail-calls.ts'
import { messageCalls } from '../messages/message-calls.ts'
import { notificationCalls } from '../notifications/notification-calls.ts'
import { orderCalls } from '../orders/order-calls.ts'
import { paymentCalls } from '../payments/payment-calls.ts'
import { pricingCalls } from '../printing/pricing-calls.ts'
import { quoteCalls } from '../printing/quotes/quote-calls.ts'
import { productionCalls } from '../production/production-calls.ts'
import { proofCalls } from '../proofs/proof-calls.ts'
import { reviewCalls } from '../reviews/review-calls.ts'
import { salesCalls } from '../sales/sales-calls.ts'
import { savedDesignCalls } from '../saved-designs/saved-design-calls.ts'
import { searchCalls } from '../search/search-calls.ts'
import { settingsCalls } from '../settings/settings-calls.ts'
import { savedViewCalls } from '../staff/saved-view-calls.ts'
import { eInvoiceCalls } from '../tax/e-invoice/e-invoice-calls.ts'
import { taxCalls } from '../tax/tax-calls.ts'
import { uploadCalls } from '../uploads/upload-calls.ts'
import type { Addresses, CallName } from './addresses.ts'
import type { CallShapes, FileType, ParamOf } from './call-shape.ts'
import { healthCalls } from './health-calls.ts'

/** What every call takes and answers. The browser imports only the type, because the schemas are too large for the first visit. */
export const calls = {
  ...healthCalls,
  ...accountCalls,
  ...catalogueCalls,
  ...searchCalls,
  ...productListCalls,
  ...reviewCalls,
  ...claimCalls,
  ...uploadCalls,
  ...favoriteCalls,
  ...savedDesignCalls,
  ...cartCalls,
  ...garmentPictureCalls,
  ...orderCalls,
  ...proofCalls,
  ...productionCalls,
  ...paymentCalls,
  ...pricingCalls,
  ...quoteCalls,
  ...documentCalls,
  ...salesCalls,
  ...settingsCalls,
  ...taxCalls,
  ...eInvoiceCalls,
  ...couponCalls,
  ...courierCalls,
  ...contactCalls,
  ...mailCalls,
  ...messageCalls,
  ...firstStepCalls,
  ...auditCalls,
  ...booksCalls,
  ...notificationCalls,
  ...savedViewCalls,
  ...sitemapCalls,
} as const satisfies CallShapes

type Calls = typeof calls
type Part<Name extends CallName, Key extends string> =
  Calls[Name] extends Readonly<Record<Key, infer Value>> ? Value : unknown
type Read<Shape> = { readonly [Key in keyof Shape]: z.core.output<Shape[Key]> }

/** The validated input of a call's handler. */
export type ParamsOf<Name extends CallName> = Read<Part<Name, 'params'>>
export type QueryOf<Name extends CallName> = Read<Part<Name, 'query'>>
export type BodyOf<Name extends CallName> = z.core.output<Part<Name, 'body'>>

/** The secret of an order or quote, for calls that accept one. */
export type SecretOf<Name extends CallName> = Calls[Name] extends { readonly takesSecret: true }
  ? string | undefined
  : undefined

/** What a call answers: the value of its JSON, or its file as text. */
export type AnswerOf<Name extends CallName> = Calls[Name]['answer'] extends FileType
  ? string
  : z.core.output<Calls[Name]['answer']>

/** The calls that answer JSON. */
export type JsonCallName = { [Name in CallName]: Calls[Name]['answer'] extends FileType ? never : Name }[CallName]
/** The calls that answer a paged list. */
export type ListCallName = { [Name in CallName]: Calls[Name] extends { headers: unknown } ? Name : never }[CallName]

/** A value in a URL, where everything is sent as text. */
type Wire = string | number | boolean | undefined

/** What a client sends with a call. */
export type GivenTo<Name extends CallName> = ([ParamOf<Addresses[Name]['path']>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<ParamOf<Addresses[Name]['path']>, string | number>> }) &
  (Calls[Name] extends { query: infer Query }
    ? { readonly query?: { readonly [Key in keyof Query]?: Wire } }
    : { readonly query?: never }) &
  (Calls[Name] extends { body: infer Body } ? { readonly body: z.core.input<Body> } : { readonly body?: never })
