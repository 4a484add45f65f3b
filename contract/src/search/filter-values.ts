/** What the cloth of a product is made of, as a shopper chooses by it. */
export const fabrics = ['Cotton', 'Cotton blend', 'Polyester', 'Linen', 'Bamboo', 'Other'] as const

/** The price bands that a shopper chooses among, in rupees: from here up to below the next. */
export const priceBands = [0, 300, 500, 800, 1200] as const
