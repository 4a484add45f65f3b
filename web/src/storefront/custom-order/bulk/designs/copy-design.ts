import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { carriedPlaces } from '../../../../shared/designer/carried-places.ts'
import { layersAt, withLayers } from '../../../../shared/designer/drafts/bulk-layers.ts'
import { changeBulk, type Drafts, placeKey, useDrafts } from '../../../../shared/designer/drafts/design-drafts.ts'
import { tooManyLayers } from '../../../../shared/designer/drafts/too-many-layers.ts'
import { asOneStep } from '../../../../shared/designer/history/design-history.ts'
import type { BulkDesign } from './use-bulk-designs.ts'

/**
 * Copies a placement's design to another one, above what is there and with the same layout: texts and motifs as independent
 * copies, and pictures that are not there yet. Returns an error message if there is no room.
 */
export function copyDesign(productId: string, design: BulkDesign, area: PrintArea): string | undefined {
  const { canvas, pictures } = design
  const to = area.placement
  const { drawn, bulk, traits } = useDrafts.getState()
  const draft = bulk[productId]
  if (!draft) return undefined
  const there = layersAt(draft, to)
  const copies = canvas.layers.flatMap((id): Copy[] => {
    if (traits[canvas.keyOf(id)]?.isHidden) return []
    if (drawn[id]) return [{ id, copy: crypto.randomUUID() }]
    return there.includes(id) || pictures.every((picture) => picture.id !== id) ? [] : [{ id, copy: id }]
  })
  const refusal = tooManyLayers([...there, ...copies.map(({ id }) => id)])
  if (refusal) return refusal
  const laid = layOf(design, copies, area)
  asOneStep(() => {
    useDrafts.setState((now) => ({
      drawn: {
        ...now.drawn,
        ...Object.fromEntries(copies.flatMap(({ id, copy }) => (drawn[id] ? [[copy, drawn[id]]] : []))),
      },
      spots: { ...now.spots, ...laid.spots },
      places: { ...now.places, ...laid.places },
      traits: { ...now.traits, ...laid.traits },
    }))
    changeBulk(productId, (now) => withLayers(now, to, [...there, ...copies.map(({ copy }) => copy)]))
  })
  return undefined
}

type Copy = { readonly id: string; readonly copy: string }

/** Returns the copies' places in the other area, and their groups. */
function layOf({ canvas, designs }: BulkDesign, copies: readonly Copy[], area: PrintArea) {
  const { traits } = useDrafts.getState()
  const copied = copies.flatMap(({ id, copy }) => {
    const design = designs.find((each) => each.id === id)
    return design ? { ...design, id: copy } : []
  })
  const groups = new Map<string, string>()
  const grouped: Record<string, Drafts['traits'][string]> = {}
  for (const { id, copy } of copies) {
    const group = traits[canvas.keyOf(id)]?.group
    if (group === undefined) continue
    const own = groups.get(group) ?? crypto.randomUUID()
    groups.set(group, own)
    grouped[placeKey(copy, area.placement)] = { group: own }
  }
  return { ...carriedPlaces(copied, canvas.area, area), traits: grouped }
}
