/** The admin area's pages, as its header lists them. */
export const adminLinks = [
  { to: '/admin/orders', label: 'Orders', end: false },
  { to: '/admin/bulk-orders', label: 'Bulk Orders', end: false },
  { to: '/admin/users', label: 'Users', end: false },
] as const
