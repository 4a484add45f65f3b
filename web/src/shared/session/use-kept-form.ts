import { useEffect, useRef, useState } from 'react'
import { onSessionEnd } from './end-session.ts'
import type { FormDraft } from './form-draft.ts'

/**
 * Keeps what is typed into a form when the session ends meanwhile, and returns it, once, when the form opens again after the
 * new sign-in.
 */
export function useKeptForm<T extends object>(draft: FormDraft<T>, values: () => T): Partial<T> | undefined {
  const [kept] = useState(draft.read)
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  })
  useEffect(() => {
    draft.clear()
    return onSessionEnd((reason) => {
      if (reason === 'expired') draft.write(latest.current())
    })
  }, [draft])
  return kept
}
