/** The suffix that distinguishes a request's description from the response's of the same name. */
export const suffixOfSent = 'Input'

type Document = { components: { schemas: Record<string, unknown> } }

/** Returns the document without duplicate descriptions of schemas whose request and response forms are equal, or that only requests use; sorted. */
export function withFewestNames<Given extends Document>(document: Given): Given {
  const { schemas } = document.components
  const same = sentAsAnswered(schemas)
  const kept = Object.entries(schemas).flatMap(([name, schema]) => {
    const plain = name.slice(0, -suffixOfSent.length)
    if (!name.endsWith(suffixOfSent) || !same.has(plain)) return [[name, schema] as const]
    return plain in schemas ? [] : [[plain, schema] as const]
  })
  kept.sort(([one], [other]) => (one < other ? -1 : 1))
  const components = { ...document.components, schemas: Object.fromEntries(kept) }
  return JSON.parse(textWith(same, { ...document, components }))
}

/** Returns the names whose two descriptions are equal, once names that they refer to are merged. */
function sentAsAnswered(schemas: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const names = Object.keys(schemas).filter((name) => name.endsWith(suffixOfSent))
  const same = new Set(names.map((name) => name.slice(0, -suffixOfSent.length)))
  for (let before = -1; before !== same.size; ) {
    before = same.size
    for (const name of same) {
      const differs = textWith(same, schemas[name]) !== textWith(same, schemas[name + suffixOfSent])
      if (name in schemas && differs) same.delete(name)
    }
  }
  return same
}

const reference = new RegExp(`(?<="#/components/schemas/)(\\w+)${suffixOfSent}(?=")`, 'g')

function textWith(same: ReadonlySet<string>, described: unknown): string {
  return String(JSON.stringify(described)).replace(reference, (whole, name) => (same.has(name) ? name : whole))
}
