/** Returns unique names: repeated ones get a number. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let own = name
    for (let number = 2; taken.has(own); number++) own = `${name} (${number})`
    taken.add(own)
    return own
  })
}
