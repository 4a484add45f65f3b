import type { BulkLine } from '@teeshala/contract/bulk/bulk-lines'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { type Drafts, useDrafts } from '../../../shared/designer/drafts/design-drafts.ts'

const noLines: readonly BulkLine[] = []
const linesIn = ({ bulk }: Drafts, productId: string) => bulk[productId]?.lines ?? noLines

/** Returns the present lines of a product's bulk order. */
export const bulkLines = (productId: string): readonly BulkLine[] => linesIn(useDrafts.getState(), productId)

/** The lines for components that show them while typing. */
export const useBulkLines = (productId: string): readonly BulkLine[] =>
  useDrafts((drafts) => linesIn(drafts, productId))

/**
 * The lines for everything else on the page, rendered after the key press that changed them was handled, and between
 * further ones. `settle` applies the present lines at once.
 */
export function useSettledLines(productId: string): { lines: readonly BulkLine[]; settle: () => void } {
  const [lines, setLines] = useState(() => bulkLines(productId))
  const settle = useCallback(() => setLines(bulkLines(productId)), [productId])
  useEffect(() => {
    settle()
    return useDrafts.subscribe((now, before) => {
      if (linesIn(now, productId) !== linesIn(before, productId)) startTransition(settle)
    })
  }, [productId, settle])
  return { lines, settle }
}
