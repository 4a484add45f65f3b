import { accountRoutes } from './accounts/account-routes.ts'
import { listAuditLog } from './audit/list-audit-log.ts'
import { readBooksCheck } from './books/read-books-check.ts'
import { cartRoutes } from './cart/cart-routes.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { claimRoutes } from './claims/claim-routes.ts'
import { contactRoutes } from './contact/contact-routes.ts'
import { couponRoutes } from './coupons/coupon-routes.ts'
import { courierRoutes } from './couriers/courier-routes.ts'
import { dashboardRoutes } from './dashboard/dashboard-routes.ts'
import { documentRoutes } from './documents/document-routes.ts'
import { eInvoiceRoutes } from './e-invoices/e-invoice-routes.ts'
import { favoriteRoutes } from './favorites/favorite-routes.ts'
import { readFirstSteps } from './first-steps/read-first-steps.ts'
import { readGarmentPicture } from './garment-picture/read-garment-picture.ts'
import { gstReturnRoutes } from './gst-returns/gst-return-routes.ts'
import { holdingRoutes } from './holding/holding-routes.ts'
import { ok } from './http/handler.ts'
import { type Route, routesOf } from './http/route.ts'
import { creditRoutes } from './invoices/credits/credit-routes.ts'
import { downloadJobTicket } from './job-ticket/download-job-ticket.ts'
import { listingRoutes } from './listing/listing-routes.ts'
import { mailRoutes } from './mails/list/mail-routes.ts'
import { movingRoutes } from './moving/moving-routes.ts'
import { notificationRoutes } from './notifications/notification-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { paymentRoutes } from './payments/payment-routes.ts'
import { placingRoutes } from './placing/placing-routes.ts'
import { pricingRoutes } from './pricing/pricing-routes.ts'
import { printSheetRoutes } from './print-sheet/print-sheet-routes.ts'
import { productListRoutes } from './product-list/product-list-routes.ts'
import { productionRoutes } from './production/production-routes.ts'
import { printPictureRoutes, proofDrawingRoutes, proofRoutes } from './proofs/proof-routes.ts'
import { quoteRoutes } from './quotes/quote-routes.ts'
import { downloadReceipt } from './receipt/download-receipt.ts'
import { reviewRoutes } from './reviews/review-routes.ts'
import { savedDesignRoutes } from './saved-designs/saved-design-routes.ts'
import { savedViewRoutes } from './saved-views/saved-view-routes.ts'
import { settingsRoutes } from './settings/settings-routes.ts'
import { sitemapRoutes } from './sitemap/sitemap-routes.ts'
import { takingRoutes } from './taking/taking-routes.ts'
import { updateRoutes } from './updates/update-routes.ts'
import { takeOverUpload } from './uploads/take-over-upload.ts'

const onlyOnesOfTheirTopic = [
  ...routesOf({ downloadJobTicket, downloadReceipt }, { takesLong: true }),
  ...routesOf({ takeOverUpload }, { namesUploads: true }),
  ...routesOf({ listAuditLog, readBooksCheck, readFirstSteps, readGarmentPicture }),
  ...routesOf({ readHealth: async () => ok({ status: 'ok' }) }),
]

/** Every call of the API. Fixed path segments come before parameters in the same position. */
export const routes: readonly Route[] = [
  ...onlyOnesOfTheirTopic,
  ...accountRoutes,
  ...catalogueRoutes,
  ...listingRoutes,
  ...productListRoutes,
  ...reviewRoutes,
  ...claimRoutes,
  ...favoriteRoutes,
  ...savedDesignRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...placingRoutes,
  ...holdingRoutes,
  ...takingRoutes,
  ...movingRoutes,
  ...courierRoutes,
  ...creditRoutes,
  ...productionRoutes,
  ...printSheetRoutes,
  ...proofRoutes,
  ...eInvoiceRoutes,
  ...paymentRoutes,
  ...pricingRoutes,
  ...quoteRoutes,
  ...documentRoutes,
  ...dashboardRoutes,
  ...settingsRoutes,
  ...gstReturnRoutes,
  ...couponRoutes,
  ...contactRoutes,
  ...mailRoutes,
  ...updateRoutes,
  ...notificationRoutes,
  ...savedViewRoutes,
  ...sitemapRoutes,
]

/** The calls that draw print sheets and proofs. */
export const drawingRoutes: readonly Route[] = [...printSheetRoutes, ...proofDrawingRoutes]

const ofOtherFunctions = [...drawingRoutes, ...printPictureRoutes, ...documentRoutes]

/** The calls of the function `api`: all except those that draw or read customers' files, which have their own functions. */
export const apiRoutes: readonly Route[] = routes.filter((each) => !ofOtherFunctions.includes(each))
