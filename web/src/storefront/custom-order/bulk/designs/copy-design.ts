import { maxTexts, tooManyTexts } from '@teeshala/contract/design-document/design-document'
import { spotOf } from '@teeshala/contract/design-document/text-spot'
import { carryPlace } from '@teeshala/contract/designs/carry-place'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { maxMotifs, tooManyMotifs } from '@teeshala/contract/motifs/motif-layer'
import { layersAt, withLayers } from '../../../../shared/designer/bulk-layers.ts'
import {
  changeBulk,
  type Drafts,
  type DrawnStyle,
  placeKey,
  useDrafts,
} from '../../../../shared/designer/design-drafts.ts'
import { asOneStep } from '../../../../shared/designer/history/design-history.ts'
import type { BulkDesign } from './use-bulk-designs.ts'

/**
 * Lays what is designed at a placement on another one, where it can be changed by itself: texts and motifs above what is there, the picture
 * where there is none, each as it lies here. Returns why not, where there is no room for them.
 */
export function copyDesign(productId: string, design: BulkDesign, area: PrintArea): string | undefined {
  const { upload, canvas } = design
  const to = area.placement
  const { drawn, bulk, traits } = useDrafts.getState()
  const draft = bulk[productId]
  if (!draft) return undefined
  const there = draft.designs[to] ?? upload?.id
  const before = layersAt(draft, to, there)
  const copies = canvas.layers.flatMap((id) => {
    const style = drawn[id]
    return style && !traits[canvas.keyOf(id)]?.isHidden ? [{ id, copy: crypto.randomUUID(), style }] : []
  })
  const refusal = tooMany([...before.flatMap((id) => drawn[id] ?? []), ...copies.map(({ style }) => style)])
  if (refusal) return refusal
  const laid = layOf(design, copies, area)
  const isPictureCopied = upload && draft.designs[to] === undefined
  const picture = isPictureCopied && design.designs.find(({ id }) => id === upload.id)
  asOneStep(() => {
    useDrafts.setState((now) => ({
      drawn: { ...now.drawn, ...Object.fromEntries(copies.map(({ copy, style }) => [copy, style])) },
      spots: { ...now.spots, ...laid.spots },
      traits: { ...now.traits, ...laid.traits },
      ...(picture && {
        places: { ...now.places, [placeKey(picture.id, to)]: carryPlace(picture.place, canvas.area, area) },
      }),
    }))
    changeBulk(productId, (now) => ({
      designs: { ...now.designs, ...(there !== undefined && { [to]: there }) },
      ...withLayers(now, to, [...before, ...copies.map(({ copy }) => copy)], there),
    }))
  })
  return undefined
}

function tooMany(styles: readonly DrawnStyle[]): string | undefined {
  const motifs = styles.filter((style) => 'motif' in style).length
  if (motifs > maxMotifs) return tooManyMotifs
  return styles.length - motifs > maxTexts ? tooManyTexts : undefined
}

type Copy = { readonly id: string; readonly copy: string }

/** Where the copies lie in the other area, and which of them are a group of their own there. */
function layOf({ canvas, designs }: BulkDesign, copies: readonly Copy[], area: PrintArea) {
  const { traits } = useDrafts.getState()
  const groups = new Map<string, string>()
  const laid: { spots: Record<string, Drafts['spots'][string]>; traits: Record<string, Drafts['traits'][string]> } = {
    spots: {},
    traits: {},
  }
  for (const { id, copy } of copies) {
    const key = placeKey(copy, area.placement)
    const placed = designs.find((each) => each.id === id)
    const proportions = placed?.text ?? placed?.motif
    if (placed && proportions) laid.spots[key] = spotOf(carryPlace(placed.place, canvas.area, area), proportions)
    const group = traits[canvas.keyOf(id)]?.group
    if (group === undefined) continue
    const own = groups.get(group) ?? crypto.randomUUID()
    groups.set(group, own)
    laid.traits[key] = { group: own }
  }
  return laid
}
