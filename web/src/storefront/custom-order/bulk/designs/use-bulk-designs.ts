import type { BulkLine } from '@teeshala/contract/bulk/bulk-lines'
import { type Placement, placements } from '@teeshala/contract/catalogue/options/placement'
import { commonPrintArea, type PrintArea } from '@teeshala/contract/garment/print-area'
import type { GarmentCut } from '@teeshala/contract/garment/shape/cut'
import { layersAt, withLayers } from '../../../../shared/designer/bulk-layers.ts'
import type { Canvas } from '../../../../shared/designer/canvas.ts'
import {
  type BulkDraft,
  changeBulk,
  placeKey,
  useBulkDraft,
  useDrafts,
} from '../../../../shared/designer/design-drafts.ts'
import { type DrawnDesign, useDrawnDesigns } from '../../../../shared/designer/use-drawn-designs.ts'
import { type PlacedDesign, placeIn } from '../../../../shared/garment/placed-design.ts'
import type { Upload } from '../../../../shared/uploads/uploads-store.ts'
import { useUploadPictures } from '../../../../shared/uploads/use-upload-pictures.ts'

/** What is designed at a placement of a bulk order. */
export type BulkDesign = {
  readonly placement: Placement
  readonly canvas: Canvas
  readonly upload: Upload | undefined
  readonly written: readonly DrawnDesign[]
  /** Those of them that are not hidden. */
  readonly printed: readonly DrawnDesign[]
  readonly hasHidden: boolean
  /** Whether there is no layer, or none that is not hidden. */
  readonly isBlank: boolean
  /** The layers that can be drawn and are not hidden, from below. */
  readonly designs: readonly PlacedDesign[]
}

type Designed = { productId: string; lines: readonly BulkLine[]; usual: Placement; cut: GarmentCut }

/** What is printed at each chosen placement of a bulk order, and what is on show; before any is chosen that is `usual`. */
export function useBulkDesigns({ productId, lines, usual, cut }: Designed) {
  const draft = useBulkDraft(productId)
  const places = useDrafts((drafts) => drafts.places)
  const styles = useDrafts((drafts) => drafts.drawn)
  const traits = useDrafts((drafts) => drafts.traits)
  const here = shownPlacement(draft, usual)
  const wanted = placements.filter((each) => each === here || draft.placements.includes(each))
  const uploads = useUploadPictures(wanted.flatMap((each) => uploadAt(draft, each) ?? []))
  const sizes = lines.map(({ size }) => size)
  const areaOf = (placement: Placement) => commonPrintArea(cut, placement, sizes)
  const layered = wanted.map((placement) => {
    const upload = uploads.find(({ id }) => id === uploadAt(draft, placement))
    const layers = layersAt(draft, placement, upload?.id).filter((id) => id === upload?.id || styles[id])
    return { placement, upload, area: areaOf(placement), layers }
  })
  const texts = useDrawnDesigns(layered)

  const all = layered.map(({ placement, upload, area, layers }, index): BulkDesign => {
    const written = texts[index] ?? []
    const pictures = upload ? [pictureIn(area, upload, places[placeKey(upload.id, placement)])] : []
    const drawn = [...pictures, ...written.flatMap(({ design }) => design ?? [])]
    const isShown = (id: string) => !traits[placeKey(id, placement)]?.isHidden
    const laid = layers.flatMap((id) => drawn.find((design) => design.id === id) ?? [])
    const designs = laid.filter(({ id }) => isShown(id))
    const { activeLayer } = draft
    const canvas: Canvas = {
      layers,
      activeId: activeLayer !== undefined && layers.includes(activeLayer) ? activeLayer : designs.at(-1)?.id,
      area,
      hidden: laid.filter(({ id }) => !isShown(id)),
      keyOf: (id) => placeKey(id, placement),
      change: ({ layers: laid, active }) =>
        changeBulk(productId, (now) => ({
          ...(laid && withLayers(now, placement, laid, upload?.id)),
          ...(active !== undefined && { activeLayer: active }),
        })),
    }
    const printed = written.filter(({ id }) => isShown(id))
    return {
      placement,
      canvas,
      upload,
      written,
      printed,
      isBlank: !layers.some(isShown),
      hasHidden: !layers.every(isShown),
      designs,
    }
  })

  return {
    areaOf,
    shown: all.find(({ placement }) => placement === here) as BulkDesign,
    chosen: all.filter(({ placement }) => draft.placements.includes(placement)),
  }
}

type Draft = Pick<BulkDraft, 'active' | 'placements' | 'designs' | 'latest'>

/** Which placement is on show. */
const shownPlacement = ({ active, placements: [first] }: Draft, usual: Placement): Placement => active ?? first ?? usual

const uploadAt = (draft: Draft, placement: Placement): string | undefined =>
  draft.placements.length === 0 ? draft.latest : draft.designs[placement]

const pictureIn = (
  area: PrintArea,
  { id, picture }: Upload,
  place: PlacedDesign['place'] | undefined,
): PlacedDesign => ({
  id,
  picture,
  place: placeIn(area, picture, place),
})
