import { useState } from 'react'
import { formDraft } from '../../../shared/session/kept/form-draft.ts'
import { emptyPrintDraft, type PrintDraft } from './print-draft.ts'

const kept = formDraft<PrintDraft>('printing-at-the-counter')

/** Fields that an older draft lacks are empty. */
function read(): PrintDraft {
  const draft = { ...emptyPrintDraft, ...kept.read() }
  return { ...draft, terms: { ...emptyPrintDraft.terms, ...draft.terms } }
}

/** The print order being taken; survives a reload of this tab. */
export function usePrintDraft() {
  const [draft, setDraft] = useState(read)
  const change = (next: (now: PrintDraft) => PrintDraft) =>
    setDraft((now) => {
      const changed = next(now)
      kept.write(changed)
      return changed
    })
  return { draft, change }
}
