import type { BulkLine } from '@teeshala/contract/bulk/bulk-lines'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { type Drafts, useDrafts } from '../../../shared/designer/design-drafts.ts'

const noLines: readonly BulkLine[] = []
const linesIn = ({ bulk }: Drafts, productId: string) => bulk[productId]?.lines ?? noLines

/** The lines of a product's bulk order at this moment. */
export const bulkLines = (productId: string): readonly BulkLine[] => linesIn(useDrafts.getState(), productId)

/** The same for what shows a line where it is typed. */
export const useBulkLines = (productId: string): readonly BulkLine[] =>
  useDrafts((drafts) => linesIn(drafts, productId))

/**
 * The same for all that follows from them on the page: it is drawn after the press that changed them has been answered, and between
 * further ones. `settle` takes the lines of this moment at once.
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
