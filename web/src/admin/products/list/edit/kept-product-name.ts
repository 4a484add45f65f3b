/** Where the tab keeps what was typed into the form of a product when the session ends. */
export const keptProductName = (id: string) => `product:${id}`
