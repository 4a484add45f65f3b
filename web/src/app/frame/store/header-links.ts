import { footerLinks } from './footer-links.ts'

/** What the press does for whoever brings their own design. */
export const makingLinks = [
  { to: '/single-order', label: 'Design your own' },
  { to: '/order', label: 'Bulk orders' },
  { to: '/printing', label: 'Printing' },
] as const

/** Where somebody without an account finds an order again. */
export const trackLink = { to: '/track', label: 'Track order' } as const

/** The links of the customer header on a wide screen. */
export const headerLinks = [{ to: '/', label: 'Home' }, ...footerLinks[1].links, ...makingLinks] as const
