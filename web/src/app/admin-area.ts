import type { RouteObject } from 'react-router-dom'
import { adminPage } from './admin-page.ts'
import { AdminFrame } from './frame/admin/AdminFrame.tsx'
import { NotFoundPage } from './frame/NotFoundPage.tsx'
import { framedPages } from './framed-pages.ts'
import type { PageRoute } from './page-route.ts'

/** Every page of the admin area. */
const adminPages: readonly PageRoute[] = [
  adminPage('/admin', 'readSummary', () => import('../admin/dashboard/DashboardPage.tsx')),
  adminPage('/admin/sales', 'listSales', () => import('../admin/sales/SalesPage.tsx')),
  adminPage('/admin/orders', 'listOrders', () => import('../admin/orders/OrdersPage.tsx')),
  adminPage('/admin/bulk-orders', 'listBulkOrders', () => import('../admin/orders/BulkOrdersPage.tsx')),
  adminPage('/admin/print-orders', 'listPrintOrders', () => import('../admin/orders/PrintOrdersPage.tsx')),
  adminPage('/admin/quotes', 'listQuotes', () => import('../admin/quotes/QuotesPage.tsx')),
  adminPage('/admin/new-order', 'placeStaffOrder', () => import('../admin/new-order/NewOrderPage.tsx')),
  adminPage('/admin/printing', 'placeStaffOrder', () => import('../admin/new-order/printing/PrintingPage.tsx')),
  adminPage('/admin/overdue-invoices', 'listOverdue', () => import('../admin/orders/overdue/OverduePage.tsx')),
  adminPage('/admin/claims', 'listClaims', () => import('../admin/orders/claims/ClaimsPage.tsx')),
  adminPage('/admin/reviews', 'listStaffReviews', () => import('../admin/reviews/ReviewsPage.tsx')),
  adminPage('/admin/products', 'addProduct', () => import('../admin/products/add/AddProductPage.tsx')),
  adminPage('/admin/product-type', 'listTypesInUse', () => import('../admin/product-type/ProductTypePage.tsx')),
  // These prices are public; the page is for roles that see the catalogue.
  adminPage('/admin/price-add', 'listAdminProducts', () => import('../admin/price-add/PriceAddPage.tsx')),
  adminPage('/admin/production', 'listProduction', () => import('../admin/orders/production/ProductionPage.tsx')),
  adminPage('/admin/users', 'listUsers', () => import('../admin/users/UsersPage.tsx')),
  adminPage('/admin/product-list', 'listAdminProducts', () => import('../admin/products/list/ProductListPage.tsx')),
  adminPage('/admin/settings', 'readSettings', () => import('../admin/settings/SettingsPage.tsx')),
  // The rules are public; the page is for roles that see prices.
  adminPage('/admin/settings/printing', 'listAdminProducts', () => import('../admin/settings/printing/RulesPage.tsx')),
  adminPage('/admin/settings/coupons', 'listCoupons', () => import('../admin/settings/coupons/CouponsPage.tsx')),
  adminPage(
    '/admin/product-list/import',
    'importProducts',
    () => import('../admin/products/import/ProductImportPage.tsx'),
  ),
  adminPage('/admin/messages', 'listMessages', () => import('../admin/messages/MessagesPage.tsx')),
  adminPage('/admin/mails', 'listMails', () => import('../admin/mails/MailsPage.tsx')),
  adminPage('/admin/gst-returns', 'readGstReturn', () => import('../admin/gst-returns/GstReturnsPage.tsx')),
  adminPage('/admin/newsletter', 'listSubscribers', () => import('../admin/newsletter/NewsletterPage.tsx')),
  adminPage('/admin/audit-log', 'listAuditLog', () => import('../admin/audit/AuditLogPage.tsx')),
  adminPage('/admin/profile', null, () => import('../storefront/profile/ProfilePage.tsx')),
]

/** The admin area: its frame and pages. Visitors never load it; the router loads it with its first URL. */
export const adminArea: RouteObject = {
  id: 'admin',
  Component: AdminFrame,
  children: [framedPages(adminPages), { path: '/admin/*', Component: NotFoundPage }],
}
