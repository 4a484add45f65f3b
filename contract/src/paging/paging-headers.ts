/** Header that carries the cursor of the next page; absent on the last one. */
export const nextCursorHeader = 'X-Next-Cursor'
/** Header that carries how many entries match in all, where a list says so. */
export const totalCountHeader = 'X-Total-Count'
