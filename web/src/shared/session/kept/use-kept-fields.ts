import { useState } from 'react'
import { touchedIn } from './kept-edit.ts'
import { useKeptForm } from './use-kept-form.ts'

/** As `useState`, of a few fields whose contents outlive a session that ends by itself, or their page too. Returns, third, whether any was changed. */
export function useKeptFields<T extends object>(name: string, opened: T, { outlivesPage = false } = {}) {
  const { initialValues, opened: before } = useKeptForm<T>({
    name,
    stored: { values: opened },
    values: (): T => values,
    outlivesPage,
  })
  const [values, setValues] = useState<T>(initialValues)
  return [values, setValues, touchedIn(values, before.values).length > 0] as const
}
