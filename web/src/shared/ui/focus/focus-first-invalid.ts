import type { UseFormReturnType } from '@mantine/form'
import { ApiFailure } from '../../api/api-failure.ts'

type Form = { getInputNode: (path: string) => HTMLElement | null }

/** Focuses the first invalid field of a form, in page order. */
export function focusFirstInvalid(form: Form, errors: Readonly<Record<string, unknown>>): void {
  const fields = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? [])
  const isBefore = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  fields.sort((one, other) => (isBefore(one, other) ? -1 : 1))
  fields[0]?.focus()
}

/** Marks the fields refused by the server, and focuses the first. */
export function markRefused(
  form: Form & { setErrors: (errors: Record<string, string>) => void },
  failure: unknown,
): void {
  if (!(failure instanceof ApiFailure)) return
  form.setErrors(failure.fields)
  focusFirstInvalid(form, failure.fields)
}

/** Returns a form's submit handler: `act` on valid values; otherwise the first invalid field is focused. */
export const submitOf = <Values>(form: UseFormReturnType<Values>, act: (values: Values) => void) =>
  form.onSubmit(act, (errors) => focusFirstInvalid(form, errors))
