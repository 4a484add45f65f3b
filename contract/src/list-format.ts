const list = new Intl.ListFormat('en-IN')

/** 'front, back and sleeve'. */
export function formatList(items: readonly string[]): string {
  return list.format(items)
}
