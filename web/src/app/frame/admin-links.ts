/** The admin area's pages, as its header lists them. */
export const adminLinks = [{ to: '/admin/orders', label: 'Orders', end: false }] as const
