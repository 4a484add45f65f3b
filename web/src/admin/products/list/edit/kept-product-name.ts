/** Returns the storage name of a product form's unsaved input. */
export const keptProductName = (id: string) => `product:${id}`
