import * as texts from '../../texts/shared/buyer.ts'

/** A part of an order's form, and what is wrong with its fields. */
type Marked = { readonly problems: Readonly<Record<string, unknown>> }

/** What is said of an order whose fields are marked. */
const aboutMarks: readonly (string | undefined)[] = [texts.checkTheMarkedFields, texts.tellUsYourNameAndAPhone]

/** Returns why an order was refused; undefined once that was for its marked fields and the last of them is mended. */
export function standingRefusal(refusal: string | undefined, ...parts: readonly Marked[]): string | undefined {
  const isMarked = parts.some(({ problems }) => Object.keys(problems).length > 0)
  return aboutMarks.includes(refusal) && !isMarked ? undefined : refusal
}
