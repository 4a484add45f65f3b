import * as texts from '../../../texts/first-visit.ts'
import { footerLinks } from './footer-links.ts'

export type HeaderLink = { to: string; label: string; over?: string }

/** Services for customers with their own design. */
export const makingLinks: readonly HeaderLink[] = [
  { to: '/design-your-own', label: texts.designYourOwn, over: '/single-order' },
  { to: '/order', label: texts.bulkOrders },
  { to: '/printing', label: texts.printing },
]

/** Where guests find their order again. */
export const trackLink = { to: '/track', label: texts.trackOrder } as const

/** The links of the store header on a wide screen. */
export const headerLinks: readonly HeaderLink[] = [
  { to: '/', label: texts.home },
  ...footerLinks[1].links,
  ...makingLinks,
]
