/** The header with the cursor of the next page; absent on the last one. */
export const nextCursorHeader = 'X-Next-Cursor'
/** The header with the total number of matching entries, for lists that count them. */
export const totalCountHeader = 'X-Total-Count'
