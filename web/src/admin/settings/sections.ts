import * as texts from '../../texts/admin/settings.ts'

/** The sections of the settings by anchor: title and description. */
export const sections = {
  shop: { title: texts.shop, about: texts.theShopsNameOnPagesMails },
  contact: { title: texts.contact, about: texts.howCustomersReachTheShop },
  tax: { title: texts.tax, about: texts.theNumberUnderWhichTheShop },
  shipping: { title: texts.shipping, about: texts.whatCartsAndNewOrdersPay },
  prices: { title: texts.prices, about: texts.whatAPrintCostsOnTheSingle },
  delivery: { title: texts.delivery, about: texts.whenCustomersGetWhatTheyOrder },
  couriers: { title: texts.couriers, about: texts.bookedFromTheOrdersPage },
  payment: { title: texts.payment, about: texts.theWaysToPayThatCustomers },
  messages: { title: texts.orderMessages, about: texts.whatCustomersCanChooseBesideMails },
  mails: { title: texts.mailsToStaff, about: texts.whoGetsMailsAboutWhatHappens },
  stock: { title: texts.stock, about: texts.whenTheDashboardTheNotificationsAndTheProduct },
  proofs: { title: texts.proofs, about: texts.ofLargeOrdersThatCarryTheCustomersPrint },
  claims: { title: texts.claims, about: texts.forHowLongProblemsCanBeReported },
  holds: { title: texts.unconfirmedOrders, about: texts.howMuchIsKeptForBuyers },
} as const

export type SectionName = keyof typeof sections
