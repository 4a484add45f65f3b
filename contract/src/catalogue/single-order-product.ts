/** The shirt of the single order page. Apart from its order, whose checks are heavy, because the first file of the shop names it. */
export const singleOrderProduct = 'polyester-dryfit'
