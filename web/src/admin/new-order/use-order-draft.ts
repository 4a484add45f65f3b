import { useState } from 'react'
import { removeUpload } from '../../shared/uploads/run-uploads.ts'
import { emptyDraft, type OrderDraft, uploadsOf } from './order-draft.ts'
import type { PartProps } from './part-props.ts'

const storageKey = 'new-order-draft'

/** The order that is being taken; it outlives a reload of this tab, and nothing of the customer stays when the tab is closed. */
export function useOrderDraft() {
  const [draft, setDraft] = useState(read)
  const change: PartProps['change'] = (parts) =>
    setDraft((before) => {
      const next = { ...before, ...(typeof parts === 'function' ? parts(before) : parts) }
      sessionStorage.setItem(storageKey, JSON.stringify(next))
      return next
    })
  const clear = () => {
    for (const id of uploadsOf(draft)) removeUpload(id)
    sessionStorage.removeItem(storageKey)
    setDraft(emptyDraft)
  }
  return { draft, change, clear }
}

function read(): OrderDraft {
  try {
    return { ...emptyDraft, ...JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') }
  } catch {
    return emptyDraft
  }
}
