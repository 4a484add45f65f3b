/** A type or a colour, as staff see it. */
export type Entry = {
  readonly _id: string
  readonly name: string
  /** Of a colour. */
  readonly hexCode?: string | undefined
  /** How many products have it. */
  readonly products: number
  readonly createdAt: string
  readonly updatedAt: string
}

/** What the form holds; a type has no use for the code. */
export type EntryValues = { name: string; hexCode: string }
