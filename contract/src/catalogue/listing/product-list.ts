/** The flags that staff can set on a product; each is a boolean field of its document. */
export const productFlags = ['isBestSeller', 'isNew', 'isSeasonal', 'isCustomizable'] as const
export type ProductFlag = (typeof productFlags)[number]

/** Stock filters: `low` includes products with none left, `out` is only those. */
export const stockLevels = ['low', 'out'] as const

/** The sort orders of the staff's list. A search offers only the first three: an index of words by name or stock would be rewritten at every sale. */
export const searchSorts = ['newest', 'price', '-price'] as const
export const productListSorts = [...searchSorts, 'name', 'stock'] as const
export type ProductListSort = (typeof productListSorts)[number]
