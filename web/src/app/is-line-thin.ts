type Line = { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }

/** Returns whether prefetching would be too slow or expensive for this visitor, as far as the browser knows. */
export function isLineThin(): boolean {
  const { connection } = navigator as Line
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
