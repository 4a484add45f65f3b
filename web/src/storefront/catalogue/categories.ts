import type { CategoryPageName } from '@teeshala/contract/catalogue/public-pages'
import type { Listing } from '../../shared/catalogue/catalogue-queries.ts'

type CategoryPage = { title: string; lead: string; listing: Listing }

const pages: Readonly<Record<CategoryPageName, CategoryPage>> = {
  men: {
    title: 'T-shirts for men',
    lead: 'Round necks, polos and hoodies in men’s fits, ready to wear or to print on.',
    listing: { category: 'Men' },
  },
  women: {
    title: 'T-shirts for women',
    lead: 'Cut for women, not just smaller: tees, V-necks and oversized shirts.',
    listing: { category: 'Women' },
  },
  kids: {
    title: 'T-shirts for kids',
    lead: 'Soft, washable and made for play, with prints that last.',
    listing: { category: 'Kids' },
  },
  unisex: {
    title: 'Unisex t-shirts',
    lead: 'One fit for everyone: what teams, batches and bands order most.',
    listing: { category: 'Unisex' },
  },
  seasonal: {
    title: 'Seasonal t-shirts',
    lead: 'This season’s designs, here for a short time.',
    listing: { seasonal: true },
  },
}

/** The category pages by the last part of their address. */
export const categoryPages: Readonly<Record<string, CategoryPage | undefined>> = pages
