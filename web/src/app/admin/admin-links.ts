/** The staff's screens, in the order of their menu. */
export const adminLinks = [
  { to: '/admin', label: 'Overview' },
  { to: '/admin/orders', label: 'Orders' },
] as const
