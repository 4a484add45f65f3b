import type { RouteObject } from 'react-router-dom'
import { AdminFrame } from './frame/admin/AdminFrame.tsx'
import { NotFoundPage } from './frame/NotFoundPage.tsx'
import { framedPages } from './framed-pages.ts'
import type { PageRoute } from './page-route.ts'

/** Every page of the admin area. */
const adminPages: readonly PageRoute[] = [
  {
    path: '/admin',
    access: 'admin',
    page: () => import('../admin/orders/OrdersPage.tsx').then(({ OrdersPage }) => OrdersPage),
  },
  {
    path: '/admin/orders',
    access: 'admin',
    page: () => import('../admin/orders/OrdersPage.tsx').then(({ OrdersPage }) => OrdersPage),
  },
  {
    path: '/admin/bulk-orders',
    access: 'admin',
    page: () => import('../admin/orders/BulkOrdersPage.tsx').then(({ BulkOrdersPage }) => BulkOrdersPage),
  },
  {
    path: '/admin/products',
    access: 'admin',
    page: () => import('../admin/products/add/AddProductPage.tsx').then(({ AddProductPage }) => AddProductPage),
  },
  {
    path: '/admin/users',
    access: 'admin',
    page: () => import('../admin/users/UsersPage.tsx').then(({ UsersPage }) => UsersPage),
  },
  {
    path: '/admin/profile',
    access: 'admin',
    page: () => import('../storefront/profile/ProfilePage.tsx').then(({ ProfilePage }) => ProfilePage),
  },
]

/** The admin area: its frame around its pages. Visitors never load it; the router asks for it at its first address. */
export const adminArea: RouteObject = {
  id: 'admin',
  Component: AdminFrame,
  children: [framedPages(adminPages), { path: '/admin/*', Component: NotFoundPage }],
}
