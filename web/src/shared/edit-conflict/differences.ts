import * as texts from '../../texts/shared/admin.ts'

/** A field whose stored value differs from the form's. */
export type Difference = {
  readonly label: string
  readonly theirs: string
  readonly mine: string
}

/** A field's label, and a function that puts its value into words if needed. */
type FieldWords<Value> = string | { readonly label: string; readonly say: (value: Value) => string }

/** The words for the fields of a form that are compared. */
export type WordsOf<Values> = { readonly [Name in keyof Values]?: FieldWords<Values[Name]> }

/**
 * Returns the fields in which two states of a form differ, in the order of `words`; an empty value reads 'empty'. For fields
 * not in `touched`, my value reads as theirs, which stays.
 */
export function differences<Values extends object>(
  edit: { readonly theirs: Values; readonly mine: Values; readonly touched: readonly PropertyKey[] },
  words: WordsOf<Values>,
): Difference[] {
  const { theirs, mine, touched } = edit
  return (Object.keys(words) as (keyof Values)[]).flatMap((name) => {
    const field = words[name] as FieldWords<unknown>
    const { label, say } = typeof field === 'string' ? { label: field, say: String } : field
    if (JSON.stringify(theirs[name]) === JSON.stringify(mine[name])) return []
    const inWords = (value: unknown) => (value === undefined || value === null ? '' : say(value)).trim() || 'empty'
    const own = touched.includes(name) ? inWords(mine[name]) : texts.notChangedHere
    return [{ label, theirs: inWords(theirs[name]), mine: own }]
  })
}
