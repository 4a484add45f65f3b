import { useState } from 'react'
import { touchedIn } from './kept-edit.ts'
import { useKeptForm } from './use-kept-form.ts'

/** `basedOn`: what the person saw when the form was opened, which its request names. */
type KeptFieldsOptions = { outlivesPage?: boolean; basedOn?: string }

/**
 * As `useState`, of a few fields whose contents outlive a session that ends by itself, or their page too. Returns, third, whether any was
 * changed, and, fourth, what they are based on.
 */
export function useKeptFields<T extends object>(name: string, opened: T, options: KeptFieldsOptions = {}) {
  const { outlivesPage = false, basedOn } = options
  const { initialValues, opened: before } = useKeptForm<T>({
    name,
    stored: { values: opened, basedOn },
    values: (): T => values,
    outlivesPage,
  })
  const [values, setValues] = useState<T>(initialValues)
  return [values, setValues, touchedIn(values, before.values).length > 0, before.basedOn] as const
}
