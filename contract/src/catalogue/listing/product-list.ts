/** What staff mark a product with; each is a yes or no of its document. */
export const productFlags = ['isBestSeller', 'isNew', 'isSeasonal', 'isCustomizable'] as const
export type ProductFlag = (typeof productFlags)[number]

/** Of how many pieces a product is asked for: few, which none is too, or none. */
export const stockLevels = ['low', 'out'] as const

/** The orders of the list of staff. A search knows the first three only: an index of words by name or stock would be rewritten at each sale. */
export const searchSorts = ['newest', 'price', '-price'] as const
export const productListSorts = [...searchSorts, 'name', 'stock'] as const
export type ProductListSort = (typeof productListSorts)[number]
