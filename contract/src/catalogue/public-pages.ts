/** The last parts of the addresses of the category pages. */
export const categoryPageNames = ['men', 'women', 'kids', 'unisex', 'seasonal'] as const
export type CategoryPageName = (typeof categoryPageNames)[number]

/** Addresses of the pages that search engines should know, besides those of the products. */
export const publicPages: readonly string[] = [
  '/',
  '/products',
  ...categoryPageNames.map((name) => `/category/${name}`),
  '/single-order',
  '/design-your-own',
  '/order',
  '/printing',
  '/track',
  '/about',
  '/contact',
  '/returns',
  '/privacy',
  '/terms',
]

/** What each visitor has for themselves, or staff; search engines stay away. Beginnings of addresses. */
export const privatePages: readonly string[] = [
  '/admin',
  '/cart',
  '/favorites',
  '/login',
  '/logout',
  '/order/TS',
  '/order/TB',
  '/order/TP',
  '/orders',
  '/profile',
  '/signin',
  '/signup',
  '/forgot-password',
  '/newsletter',
]
