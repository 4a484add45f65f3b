/** How the shop lists products unless asked otherwise. */
export const newestFirst = { field: 'createdAt', direction: 'desc' } as const
