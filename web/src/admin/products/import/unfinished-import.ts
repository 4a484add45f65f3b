const keyOf = (digest: string) => `product-import:${digest}`

/**
 * The id of the import of a file: the same as before while an earlier one of the same file is unfinished, so that no row comes into the
 * shop twice when the page was left or the answer lost.
 */
export function importIdFor(digest: string): string {
  const known = localStorage.getItem(keyOf(digest))
  if (known !== null) return known
  const id = crypto.randomUUID()
  localStorage.setItem(keyOf(digest), id)
  return id
}

/** Whether an import of this file was begun here and did not come to its end. */
export const isUnfinished = (digest: string) => localStorage.getItem(keyOf(digest)) !== null

/** The import has come to its end: the same file may be imported anew. */
export function forgetImport(digest: string): void {
  localStorage.removeItem(keyOf(digest))
}
