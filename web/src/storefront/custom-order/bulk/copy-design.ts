import type { Placement } from '@teeshala/contract/catalogue/placement'
import { maxTexts, tooManyTexts } from '@teeshala/contract/design-document/design-document'
import { changeBulk, type Drafts, useDrafts } from '../custom-draft.ts'
import { asOneStep } from '../designer/design-history.ts'
import { layersAt, withLayers } from './bulk-designs.ts'
import type { BulkDesign } from './use-bulk-designs.ts'

/**
 * Lays what is designed at a placement on another one, where it can be changed by itself: texts above what is there, the picture
 * where there is none. Returns why not, where there is no room for the texts.
 */
export function copyDesign(productId: string, { upload, canvas }: BulkDesign, to: Placement): string | undefined {
  const { texts, bulk } = useDrafts.getState()
  const draft = bulk[productId]
  if (!draft) return undefined
  const there = draft.designs[to] ?? upload?.id
  const before = layersAt(draft, to, there)
  const copies: [string, Drafts['texts'][string]][] = canvas.layers.flatMap((id) =>
    texts[id] ? [[crypto.randomUUID(), texts[id]]] : [],
  )
  if (before.filter((id) => texts[id]).length + copies.length > maxTexts) return tooManyTexts
  asOneStep(() => {
    useDrafts.setState((now) => ({ texts: { ...now.texts, ...Object.fromEntries(copies) } }))
    changeBulk(productId, (now) => ({
      designs: { ...now.designs, ...(there !== undefined && { [to]: there }) },
      ...withLayers(now, to, [...before, ...copies.map(([id]) => id)], there),
    }))
  })
  return undefined
}
