import * as texts from '../../texts/shared/buyer.ts'

/** A part of an order form with its field errors. */
type Marked = { readonly problems: Readonly<Record<string, unknown>> }

/** The messages about marked fields. */
const aboutMarks: readonly (string | undefined)[] = [texts.checkTheMarkedFields, texts.tellUsYourNameAndAPhone]

/** Returns the reason for a refused order; undefined once it was about marked fields and the last of them is corrected. */
export function standingRefusal(refusal: string | undefined, ...parts: readonly Marked[]): string | undefined {
  const isMarked = parts.some(({ problems }) => Object.keys(problems).length > 0)
  return aboutMarks.includes(refusal) && !isMarked ? undefined : refusal
}
