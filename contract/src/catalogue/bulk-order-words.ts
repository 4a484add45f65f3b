/** Returns the title of a product's bulk order page, also used where its link is shared. */
export const bulkOrderTitle = (name: string): string => `Bulk order: ${name}`

/** Returns the description of a shared link to that page. */
export const bulkOrderWords = (name: string): string => `Order ${name} in bulk with your own designs.`
