/** Whom a product is cut for. */
export const categories = ['Women', 'Men', 'Kids', 'Unisex'] as const
/** The orders of a listing; `-price` is the dearest first. */
export const productSorts = ['newest', 'price', '-price'] as const
