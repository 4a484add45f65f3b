/** The default sort order of products. */
export const newestFirst = { field: 'createdAt', direction: 'desc' } as const
