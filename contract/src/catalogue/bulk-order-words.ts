/** What the page on which a product is ordered in bulk is called, there and where its link is shared. */
export const bulkOrderTitle = (name: string): string => `Bulk order: ${name}`

/** What a link to it says. */
export const bulkOrderWords = (name: string): string => `Order ${name} in bulk with your own designs.`
