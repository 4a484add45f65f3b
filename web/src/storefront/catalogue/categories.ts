import type { CategoryPageName } from '@teeshala/contract/catalogue/public-pages'
import type { Listing } from '../../shared/catalogue/catalogue-queries.ts'
import * as texts from '../../texts/storefront/catalogue.ts'

type CategoryPage = { title: string; lead: string; listing: Listing }

const pages: Readonly<Record<CategoryPageName, CategoryPage>> = {
  men: { title: texts.tShirtsForMen, lead: texts.roundNecksPolosAndHoodiesInMens, listing: { category: 'Men' } },
  women: { title: texts.tShirtsForWomen, lead: texts.cutForWomenNotJustSmaller, listing: { category: 'Women' } },
  kids: { title: texts.tShirtsForKids, lead: texts.softWashableAndMadeForPlay, listing: { category: 'Kids' } },
  unisex: { title: texts.unisexTShirts, lead: texts.oneFitForEveryone, listing: { category: 'Unisex' } },
  seasonal: { title: texts.seasonalTShirts, lead: texts.thisSeasonsDesignsHereForAShort, listing: { seasonal: true } },
}

/** The category pages by the last part of their path. */
export const categoryPages: Readonly<Record<string, CategoryPage | undefined>> = pages
