import { useState } from 'react'
import { emptyDraft, type OrderDraft } from './order-draft.ts'

const storageKey = 'new-order-draft'

/** The order that is being taken; it outlives a reload of this tab, and nothing of the customer stays when the tab is closed. */
export function useOrderDraft() {
  const [draft, setDraft] = useState(read)
  const change = (parts: Partial<OrderDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...parts }
      sessionStorage.setItem(storageKey, JSON.stringify(next))
      return next
    })
  const clear = () => {
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
