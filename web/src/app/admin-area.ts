import type { RouteObject } from 'react-router-dom'
import { type AdminPage, adminPage } from './admin-page.ts'
import { AdminFrame } from './frame/admin/AdminFrame.tsx'
import { NotFoundPage } from './frame/NotFoundPage.tsx'
import { framedPages } from './framed-pages.ts'

/** Every page of the admin area. */
const adminPages: readonly AdminPage[] = [
  { path: '/admin', needs: 'readSummary', page: () => import('../admin/dashboard/DashboardPage.tsx') },
  { path: '/admin/sales', needs: 'listSales', page: () => import('../admin/sales/SalesPage.tsx') },
  { path: '/admin/orders', needs: 'listOrders', page: () => import('../admin/orders/OrdersPage.tsx') },
  { path: '/admin/bulk-orders', needs: 'listBulkOrders', page: () => import('../admin/orders/BulkOrdersPage.tsx') },
  { path: '/admin/print-orders', needs: 'listPrintOrders', page: () => import('../admin/orders/PrintOrdersPage.tsx') },
  { path: '/admin/quotes', needs: 'listQuotes', page: () => import('../admin/quotes/QuotesPage.tsx') },
  { path: '/admin/new-order', needs: 'placeStaffOrder', page: () => import('../admin/new-order/NewOrderPage.tsx') },
  {
    path: '/admin/printing',
    needs: 'placeStaffOrder',
    page: () => import('../admin/new-order/printing/PrintingPage.tsx'),
  },
  {
    path: '/admin/overdue-invoices',
    needs: 'listOverdue',
    page: () => import('../admin/orders/overdue/OverduePage.tsx'),
  },
  { path: '/admin/claims', needs: 'listClaims', page: () => import('../admin/orders/claims/ClaimsPage.tsx') },
  { path: '/admin/reviews', needs: 'listStaffReviews', page: () => import('../admin/reviews/ReviewsPage.tsx') },
  { path: '/admin/products', needs: 'addProduct', page: () => import('../admin/products/add/AddProductPage.tsx') },
  {
    path: '/admin/product-type',
    needs: 'listTypesInUse',
    page: () => import('../admin/product-type/ProductTypePage.tsx'),
  },
  {
    path: '/admin/price-add',
    // These prices are public; the page is for roles that see the catalogue.
    needs: 'listAdminProducts',
    page: () => import('../admin/price-add/PriceAddPage.tsx'),
  },
  {
    path: '/admin/production',
    needs: 'listProduction',
    page: () => import('../admin/orders/production/ProductionPage.tsx'),
  },
  { path: '/admin/users', needs: 'listUsers', page: () => import('../admin/users/UsersPage.tsx') },
  {
    path: '/admin/product-list',
    needs: 'listAdminProducts',
    page: () => import('../admin/products/list/ProductListPage.tsx'),
  },
  { path: '/admin/settings', needs: 'readSettings', page: () => import('../admin/settings/SettingsPage.tsx') },
  {
    path: '/admin/settings/printing',
    // The rules are public; the page is for roles that see prices.
    needs: 'listAdminProducts',
    page: () => import('../admin/settings/printing/RulesPage.tsx'),
  },
  {
    path: '/admin/settings/coupons',
    needs: 'listCoupons',
    page: () => import('../admin/settings/coupons/CouponsPage.tsx'),
  },
  {
    path: '/admin/product-list/import',
    needs: 'importProducts',
    page: () => import('../admin/products/import/ProductImportPage.tsx'),
  },
  { path: '/admin/messages', needs: 'listMessages', page: () => import('../admin/messages/MessagesPage.tsx') },
  { path: '/admin/mails', needs: 'listMails', page: () => import('../admin/mails/MailsPage.tsx') },
  { path: '/admin/gst-returns', needs: 'readGstReturn', page: () => import('../admin/gst-returns/GstReturnsPage.tsx') },
  { path: '/admin/newsletter', needs: 'listSubscribers', page: () => import('../admin/newsletter/NewsletterPage.tsx') },
  { path: '/admin/audit-log', needs: 'listAuditLog', page: () => import('../admin/audit/AuditLogPage.tsx') },
  { path: '/admin/profile', needs: null, page: () => import('../storefront/profile/ProfilePage.tsx') },
]

/** The admin area: its frame and pages. Visitors never load it; the router loads it with its first URL. */
export const adminArea: RouteObject = {
  id: 'admin',
  Component: AdminFrame,
  children: [framedPages(adminPages.map(adminPage)), { path: '/admin/*', Component: NotFoundPage }],
}
