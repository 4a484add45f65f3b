/** Returns names of which no two are the same: what is called as one before it has a number behind. */
export function toldApart(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let own = name
    for (let number = 2; taken.has(own); number++) own = `${name} (${number})`
    taken.add(own)
    return own
  })
}
