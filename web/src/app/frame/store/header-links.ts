import * as texts from '../../../texts/first-visit.ts'
import { footerLinks } from './footer-links.ts'

/** What the press does for whoever brings their own design. */
export const makingLinks = [
  { to: '/design-your-own', label: texts.designYourOwn },
  { to: '/order', label: texts.bulkOrders },
  { to: '/printing', label: texts.printing },
] as const

/** Where somebody without an account finds an order again. */
export const trackLink = { to: '/track', label: texts.trackOrder } as const

/** The links of the customer header on a wide screen. */
export const headerLinks = [{ to: '/', label: texts.home }, ...footerLinks[1].links, ...makingLinks] as const
