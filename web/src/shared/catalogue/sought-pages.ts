import { pagesSoughtBy, type SoughtPage } from '@teeshala/contract/search/pages-sought'
import * as texts from '../../texts/shared/search.ts'

const pages: Readonly<Record<SoughtPage, { to: string; name: string }>> = {
  printing: { to: '/printing', name: texts.documentPrinting },
  tracking: { to: '/track', name: texts.yourOrder },
  returns: { to: '/returns', name: texts.shippingAndReturns },
  contact: { to: '/contact', name: texts.waysToReachUs },
  payment: { to: '/terms', name: texts.waysToPay },
  design: { to: '/design-your-own', name: texts.aDesignOfYourOwn },
  password: { to: '/forgot-password', name: texts.aNewPassword },
  bulk: { to: '/order', name: texts.bulkOrders },
}

/** Returns links to the pages that a product search `q` may mean. */
export const soughtPageLinks = (q: string): { to: string; label: string }[] =>
  pagesSoughtBy(q).map((page) => ({ to: pages[page].to, label: texts.lookingFor(pages[page].name) }))
