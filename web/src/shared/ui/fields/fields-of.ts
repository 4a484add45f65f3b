import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'

/** Returns what gives the controls of a form their label and hint, and joins them to their field: `field`, and `toggle` for one that is on or off. */
export function fieldsOf<Values>(form: UseFormReturnType<Values>) {
  const of = (type: 'input' | 'checkbox') => (path: string, label: ReactNode, description?: ReactNode) => ({
    label,
    description,
    ...form.getInputProps(path, { type }),
  })
  return { field: of('input'), toggle: of('checkbox') }
}

/** Returns what joins a control to its field of an uncontrolled form. */
export const joinedTo =
  <Values>(form: Pick<UseFormReturnType<Values>, 'key' | 'getInputProps'>) =>
  (path: Extract<keyof Values, string>) => ({ key: form.key(path), ...form.getInputProps(path) })
