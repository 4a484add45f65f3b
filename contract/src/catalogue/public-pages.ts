/** The last path segments of the category pages. */
export const categoryPageNames = ['men', 'women', 'kids', 'unisex', 'seasonal'] as const
export type CategoryPageName = (typeof categoryPageNames)[number]

/** The pages that search engines should index, besides those of products. */
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

/** Path prefixes of pages that are personal or for staff, which search engines should not index. */
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
