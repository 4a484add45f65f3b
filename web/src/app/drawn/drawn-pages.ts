/** The prerendered pages by HTML file name, with their URL; firebase.json routes to them (`web/build/drawn-pages.test.ts`). */
export const drawnPages = {
  home: '/',
  products: '/products',
  men: '/category/men',
  women: '/category/women',
  kids: '/category/kids',
  unisex: '/category/unisex',
  seasonal: '/category/seasonal',
  product: '/product/:id',
  'single-order': '/single-order',
  'design-your-own': '/design-your-own',
  'choose-product': '/order',
  'bulk-order': '/order/:id',
  printing: '/printing',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  returns: '/returns',
} as const
export type DrawnPage = keyof typeof drawnPages
