import { useState } from 'react'
import { formDraft } from '../../../shared/session/kept/form-draft.ts'
import { removeUpload } from '../../../shared/uploads/run-uploads.ts'
import type { PartProps } from '../part-props.ts'
import { emptyDraft, type OrderDraft, uploadsOf } from './order-draft.ts'

const kept = formDraft<OrderDraft>('new-order')
const read = (): OrderDraft => ({ ...emptyDraft, ...kept.read() })

/** The order being taken; survives a reload of this tab, and is cleared on sign-out and when the tab closes. */
export function useOrderDraft() {
  const [draft, setDraft] = useState(read)
  const change: PartProps['change'] = (parts) =>
    setDraft((before) => {
      const next = { ...before, ...(typeof parts === 'function' ? parts(before) : parts) }
      kept.write(next)
      return next
    })
  const clear = () => {
    for (const id of uploadsOf(draft)) removeUpload(id)
    kept.clear()
    setDraft(emptyDraft)
  }
  return { draft, change, clear }
}
