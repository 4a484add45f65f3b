/** The fabrics that shoppers can filter by. */
export const fabrics = ['Cotton', 'Cotton blend', 'Polyester', 'Linen', 'Bamboo', 'Other'] as const

/** The lower ends of the price bands that shoppers can filter by, in rupees; each reaches to just below the next. */
export const priceBands = [0, 300, 500, 800, 1200] as const
