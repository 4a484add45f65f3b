import { accountRoutes } from './accounts/account-routes.ts'
import { orderRecordRoutes } from './audit/order-record-routes.ts'
import { bulkOrderRoutes } from './bulk-orders/bulk-order-routes.ts'
import { cartRoutes } from './cart/cart-routes.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { contactRoutes } from './contact/contact-routes.ts'
import { favoriteRoutes } from './favorites/favorite-routes.ts'
import { healthRoutes } from './health-routes.ts'
import type { Route } from './http/route.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { paymentRoutes } from './payments/payment-routes.ts'
import { printSheetRoutes } from './print-sheet/print-sheet-routes.ts'
import { settingsRoutes } from './settings/settings-routes.ts'
import { sitemapRoutes } from './sitemap/sitemap-routes.ts'
import { designPreviewRoutes } from './uploads/design-preview-routes.ts'

/** Every call of the API. A path with a fixed word stands before one with an id in its place. */
export const routes: readonly Route[] = [
  ...healthRoutes,
  ...accountRoutes,
  ...catalogueRoutes,
  ...favoriteRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...bulkOrderRoutes,
  ...designPreviewRoutes,
  ...printSheetRoutes,
  ...orderRecordRoutes,
  ...paymentRoutes,
  ...settingsRoutes,
  ...contactRoutes,
  ...sitemapRoutes,
]
