export const size = 'Size'
export const colour = 'Colour'
export const placement = 'Placement'
export const bestSeller = 'Best Seller'
export const newLabel = 'New'
export const ratedOutOfFive = (rating: number) => `Rated ${rating} out of 5`
export const close = 'Close'
export const addToCart = 'Add to Cart'
export const recentlyViewed = 'Recently viewed'
export const colours = (count: number) => (count === 1 ? '1 colour' : `${count} colours`)
