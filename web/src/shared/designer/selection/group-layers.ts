import { copyPlaces } from '@teeshala/contract/designs/copy-places'
import * as texts from '../../../texts/shared/design/layers.ts'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { copyUpload } from '../../uploads/copy-upload.ts'
import type { Canvas } from '../canvas.ts'
import { changeDrawn, changeTraits, useDrafts } from '../drafts/design-drafts.ts'
import { placeLayers } from '../drafts/place-layers.ts'
import { tooManyLayers } from '../drafts/too-many-layers.ts'
import { asOneStep } from '../history/design-history.ts'
import { clearPicked, usePicked } from './picked.ts'

/** Groups layers, so that they move as one. */
export function groupLayers(canvas: Canvas, ids: readonly string[]): void {
  changeTraits(ids.map(canvas.keyOf), { group: crypto.randomUUID() })
  canvas.change({ active: ids.at(-1) ?? '' })
  clearPicked()
}

/** Ungroups these layers. */
export function ungroupLayers(canvas: Canvas, ids: readonly string[]): void {
  changeTraits(ids.map(canvas.keyOf), { group: undefined })
}

/** Duplicates layers next to the originals, as a group of their own if they were one. Returns how many; if none, a message says why. */
export function duplicateLayers(canvas: Canvas, ids: readonly string[], designs: readonly PlacedDesign[]): number {
  const refusal = tooManyLayers([...canvas.layers, ...ids])
  if (refusal) return none(refusal)
  const { area, keyOf } = canvas
  const { drawn, traits } = useDrafts.getState()
  const laid = [...designs, ...canvas.hidden]
  const copied = laid.filter(({ id }) => ids.includes(id))
  const places = copyPlaces(
    copied.map(({ place }) => place),
    area,
    laid.map(({ place }) => place),
  )
  const copies = copied.flatMap((design, index) => {
    const id = drawn[design.id] ? crypto.randomUUID() : copyUpload(design.id)
    const { [index]: place } = places
    return id === undefined || !place ? [] : [{ id, of: design, place }]
  })
  const [last] = copies.slice(-1)
  if (!last) return none(texts.notCopied)
  const isGroup = copies.length > 1 && copies.every(({ of }) => traits[keyOf(of.id)]?.group !== undefined)
  asOneStep(() => {
    for (const { id, of } of copies) {
      const style = drawn[of.id]
      if (style) changeDrawn(id, style)
    }
    placeLayers(
      area.placement,
      copies.map(({ id, of, place }) => ({ ...of, id, place })),
    )
    canvas.change({ layers: [...canvas.layers, ...copies.map(({ id }) => id)], active: last.id })
    if (isGroup)
      changeTraits(
        copies.map(({ id }) => keyOf(id)),
        { group: crypto.randomUUID() },
      )
  })
  usePicked.setState({ ids: copies.map(({ id }) => id) })
  return copies.length
}

function none(words: string): number {
  toast.bad(words)
  return 0
}
