import { useState } from 'react'
import type { OrderTerms } from './order-draft.ts'
import { unchangedErrors } from './unchanged-errors.ts'

/** The marked fields of an order; changing one removes its mark. */
export function useMarked<Draft extends OrderTerms>(draft: Draft) {
  const [marked, setMarked] = useState<{ errors: Readonly<Record<string, string>>; draft: Draft }>({
    errors: {},
    draft,
  })
  return {
    errors: unchangedErrors(marked.errors, marked.draft, draft),
    mark: (errors: Readonly<Record<string, string>>) => setMarked({ errors, draft }),
  }
}
