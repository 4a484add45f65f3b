/** The product of the single order page. Kept apart from its order schema, whose checks are large, because the shop's first file needs it. */
export const singleOrderProduct = 'polyester-dryfit'
