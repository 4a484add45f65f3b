/** A type or a colour, as staff see it. */
export type Entry = {
  readonly _id: string
  readonly name: string
  /** For colours. */
  readonly hexCode?: string | undefined
  /** How many products use it. */
  readonly products: number
  readonly createdAt: string
  readonly updatedAt: string
}

/** The form's values; a type has no code. */
export type EntryValues = { name: string; hexCode: string }
