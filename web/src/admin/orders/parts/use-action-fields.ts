import { useState } from 'react'
import { touchedIn } from '../../../shared/session/kept/kept-edit.ts'
import { useKeptForm } from '../../../shared/session/kept/use-kept-form.ts'
import { actionName } from './use-open-form.ts'

/** As `useKeptFields`, for a form whose request names a figure that was on screen when it was opened: returns that figure, fourth. */
export function useActionFields<T extends object>(orderId: string, form: string, opened: T, figure: number) {
  const kept = useKeptForm<T>({
    name: actionName(orderId, form),
    stored: { values: opened, basedOn: `${figure}` },
    values: (): T => values,
  })
  const [values, setValues] = useState<T>(kept.initialValues)
  const isChanged = touchedIn(values, kept.opened.values).length > 0
  return [values, setValues, isChanged, Number(kept.opened.basedOn)] as const
}
