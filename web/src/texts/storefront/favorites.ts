export const failedToRemoveItemFromFavorites = 'Failed to remove item from favorites. Please try again.'
export const failedToUpdateFavorite = 'Failed to update favorite. Please try again.'
export const itemsRemoved = (count: number) => `${count} item(s) removed from your favorites.`
export const undo = 'Undo'
export const failedToRemoveAllFavorites = 'Failed to remove all favorites. Please try again.'
export const yourFavorites = 'Your Favorites'
export const failedToLoadYourFavorites = 'Failed to load your favorites. Please try again later.'
export const noFavoritesYet = 'No favorites yet'
export const tapTheHeartOnAnythingYouLike = 'Tap the heart on anything you like to save it here.'
export const exploreProducts = 'Explore Products'
export const itemsSaved = (count: number) => `${count} item(s) saved`
export const removeAll = 'Remove All'
export const showMore = 'Show more'
