let list: Intl.ListFormat | undefined

/** Returns a list as text: 'front, back and sleeve'. */
export function formatList(items: readonly string[]): string {
  list ??= new Intl.ListFormat('en-IN')
  return list.format(items)
}
