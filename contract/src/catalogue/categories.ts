/** Who a product is cut for. */
export const categories = ['Women', 'Men', 'Kids', 'Unisex'] as const
/** The sizes of the catalogue. */
export const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
/**
 * The sort orders of a product list; `-price` is highest price first, `relevance` best match first. By default a search uses the last and other lists
 * the first.
 */
export const productSorts = ['newest', 'price', '-price', 'relevance'] as const
