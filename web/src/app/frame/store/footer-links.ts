import * as texts from '../../../texts/first-visit.ts'

export const footerLinks = [
  {
    title: texts.quickLinks,
    links: [
      { to: '/', label: texts.home },
      { to: '/products', label: texts.products },
      { to: '/design-your-own', label: texts.designYourOwn },
      { to: '/order', label: texts.bulkOrders },
      { to: '/printing', label: texts.printing },
      { to: '/orders', label: texts.myOrders },
      { to: '/track', label: texts.trackOrder },
      { to: '/favorites', label: texts.favorites },
      { to: '/designs', label: texts.myDesigns },
      { to: '/about', label: texts.aboutUs },
      { to: '/contact', label: texts.contact },
    ],
  },
  {
    title: texts.categories,
    links: [
      { to: '/category/men', label: texts.men },
      { to: '/category/women', label: texts.women },
      { to: '/category/kids', label: texts.kids },
      { to: '/category/unisex', label: texts.unisex },
      { to: '/category/seasonal', label: texts.seasonal },
    ],
  },
] as const

/** The law requires these links on every page. */
export const legalLinks = [
  { to: '/privacy', label: texts.privacy },
  { to: '/terms', label: texts.terms },
  { to: '/returns', label: texts.shippingAndReturns },
] as const
