type Line = { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }

/** Whether what is not needed yet would be too slow or too dear for this visitor, as far as the browser knows. */
export function isLineThin(): boolean {
  const { connection } = navigator as Line
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
