/** Whom a product is cut for. */
export const categories = ['Women', 'Men', 'Kids', 'Unisex'] as const
/** Sizes of the catalogue. */
export const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
/** The orders of a listing; `-price` is the dearest first, `relevance` what a search fits best. A search has the last, any other listing the first where none is asked for. */
export const productSorts = ['newest', 'price', '-price', 'relevance'] as const
