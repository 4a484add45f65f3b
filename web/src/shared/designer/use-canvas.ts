import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { useLayoutEffect, useRef } from 'react'
import type { PlacedDesign } from '../garment/placed-design.ts'
import type { Upload } from '../uploads/uploads-store.ts'
import { useUploadPictures } from '../uploads/use-upload-pictures.ts'
import type { Canvas } from './canvas.ts'
import { carryLayers } from './carried-places.ts'
import { useDrafts } from './drafts/design-drafts.ts'
import { uniqueNames } from './unique-names.ts'
import { type DrawnDesign, useDrawnDesigns } from './use-drawn-designs.ts'
import { usePlacedDesigns } from './use-placed-designs.ts'

/** The layers of one placement in a draft. */
export type LayeredArea = Pick<Canvas, 'layers' | 'area' | 'keyOf' | 'change'> & {
  readonly active?: string | undefined
}

/** The layers at a placement, and those that are printed: loaded and not hidden. */
export type LaidCanvas = {
  readonly canvas: Canvas
  readonly uploads: readonly Upload[]
  /** The printed uploads. */
  readonly pictures: readonly PlacedDesign[]
  readonly written: readonly DrawnDesign[]
  /** Uploads, texts and motifs, bottom to top. */
  readonly designs: readonly PlacedDesign[]
}

/** The designs at several placements. */
export function useCanvases(wanted: readonly LayeredArea[]): LaidCanvas[] {
  const uploads = useUploadPictures([...new Set(wanted.flatMap(({ layers }) => layers))])
  const pictured = wanted.map(({ layers, area }) => {
    const own = layers.flatMap((id) => uploads.find((upload) => upload.id === id) ?? [])
    return { uploads: namedApart(own), area }
  })
  const placed = usePlacedDesigns(pictured)
  const drawn = useDrawnDesigns(wanted)
  const traits = useDrafts((drafts) => drafts.traits)
  return wanted.map(({ active, ...place }, index) => {
    const [own, pictures, written] = [pictured[index]?.uploads ?? [], placed[index] ?? [], drawn[index] ?? []]
    const isShown = ({ id }: { readonly id: string }) => !traits[place.keyOf(id)]?.isHidden
    const known = new Map(
      [...pictures, ...written.flatMap(({ design }) => design ?? [])].map((each) => [each.id, each]),
    )
    const laid = place.layers.flatMap((id) => known.get(id) ?? [])
    const designs = laid.filter(isShown)
    const isThere = (id: string) => known.has(id) || written.some((each) => each.id === id)
    const canvas: Canvas = {
      ...place,
      // An upload lost in a reload has nothing to show.
      layers: place.layers.filter(isThere),
      activeId: active !== undefined && isThere(active) ? active : designs.at(-1)?.id,
      hidden: laid.filter((design) => !isShown(design)),
    }
    return { canvas, uploads: own, pictures: pictures.filter(isShown), written, designs }
  })
}

/** Gives uploads of the same name, such as copies, distinct names; the others stay the same objects. */
function namedApart(uploads: readonly Upload[]): readonly Upload[] {
  const names = uniqueNames(uploads.map(({ picture }) => picture.name))
  return uploads.map((upload, index) => {
    const { [index]: name = '' } = names
    return name === upload.picture.name ? upload : { ...upload, picture: { ...upload.picture, name } }
  })
}

/** Likewise for one placement; moved to another one, the arrangement is kept. */
export function useCanvas(
  wanted: { readonly layers: readonly string[]; readonly active?: string | undefined },
  area: PrintArea,
  change: Canvas['change'],
): LaidCanvas {
  const [one] = useCanvases([{ ...wanted, area, keyOf: (id) => id, change }])
  const laid = one as LaidCanvas
  const before = useRef(laid)
  useLayoutEffect(() => {
    const { canvas, designs } = before.current
    before.current = laid
    if (canvas.area.placement !== area.placement) carryLayers([...designs, ...canvas.hidden], canvas.area, area)
  })
  return laid
}
