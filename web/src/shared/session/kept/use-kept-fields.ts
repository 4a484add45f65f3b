import { useState } from 'react'
import { useKeptForm } from './use-kept-form.ts'

/** As `useState`, of a few fields whose contents outlive a session that ends by itself. */
export function useKeptFields<T extends object>(name: string, opened: T) {
  const { initialValues } = useKeptForm<T>({ name, stored: { values: opened }, values: (): T => values })
  const [values, setValues] = useState<T>(initialValues)
  return [values, setValues] as const
}
