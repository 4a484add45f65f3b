import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { maxTexts, tooManyTexts } from '@teeshala/contract/design-document/design-document'
import { layersAt, withLayers } from '../../../../shared/designer/bulk-layers.ts'
import { changeBulk, type Drafts, useDrafts } from '../../../../shared/designer/design-drafts.ts'
import { asOneStep } from '../../../../shared/designer/history/design-history.ts'
import type { BulkDesign } from './use-bulk-designs.ts'

/**
 * Lays what is designed at a placement on another one, where it can be changed by itself: texts above what is there, the picture
 * where there is none. Returns why not, where there is no room for the texts.
 */
export function copyDesign(productId: string, { upload, canvas }: BulkDesign, to: Placement): string | undefined {
  const { drawn, bulk, traits } = useDrafts.getState()
  const draft = bulk[productId]
  if (!draft) return undefined
  const there = draft.designs[to] ?? upload?.id
  const before = layersAt(draft, to, there)
  const copies: [string, Drafts['drawn'][string]][] = canvas.layers.flatMap((id) =>
    drawn[id] && !traits[canvas.keyOf(id)]?.isHidden ? [[crypto.randomUUID(), drawn[id]]] : [],
  )
  if (before.filter((id) => drawn[id]).length + copies.length > maxTexts) return tooManyTexts
  asOneStep(() => {
    useDrafts.setState((now) => ({ drawn: { ...now.drawn, ...Object.fromEntries(copies) } }))
    changeBulk(productId, (now) => ({
      designs: { ...now.designs, ...(there !== undefined && { [to]: there }) },
      ...withLayers(now, to, [...before, ...copies.map(([id]) => id)], there),
    }))
  })
  return undefined
}
