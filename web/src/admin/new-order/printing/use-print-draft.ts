import { useState } from 'react'
import { formDraft } from '../../../shared/session/form-draft.ts'
import { emptyPrintDraft, type PrintDraft } from './print-draft.ts'

const kept = formDraft<PrintDraft>('printing-at-the-counter')

/** The order of printing that is being taken; it outlives a reload of this tab. */
export function usePrintDraft() {
  const [draft, setDraft] = useState((): PrintDraft => ({ ...emptyPrintDraft, ...kept.read() }))
  const change = (next: (now: PrintDraft) => PrintDraft) =>
    setDraft((now) => {
      const changed = next(now)
      kept.write(changed)
      return changed
    })
  return { draft, change }
}
