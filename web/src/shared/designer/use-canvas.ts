import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { useUploadPictures } from '../uploads/use-upload-pictures.ts'
import type { Canvas } from './canvas.ts'
import { useDrafts } from './design-drafts.ts'
import { useDrawnDesigns } from './use-drawn-designs.ts'
import { usePlacedDesigns } from './use-placed-designs.ts'

/** The layers of a shirt at a placement, and what of them is printed: all that can be drawn and is not hidden. */
export function useCanvas(
  wanted: { readonly layers: readonly string[]; readonly active?: string | undefined },
  area: PrintArea,
  change: Canvas['change'],
) {
  const uploads = useUploadPictures(wanted.layers)
  const pictures = usePlacedDesigns(uploads, area)
  const [written = []] = useDrawnDesigns([{ layers: wanted.layers, area }])
  const traits = useDrafts((drafts) => drafts.traits)
  const isShown = ({ id }: { readonly id: string }) => !traits[id]?.isHidden
  const placed = new Map([...pictures, ...written.flatMap(({ design }) => design ?? [])].map((each) => [each.id, each]))
  const laid = wanted.layers.flatMap((id) => placed.get(id) ?? [])
  const designs = laid.filter(isShown)
  const isThere = (id: string) => placed.has(id) || written.some((drawn) => drawn.id === id)
  const canvas: Canvas = {
    // What was never sent and went with a reload has nothing to show.
    layers: wanted.layers.filter(isThere),
    activeId: wanted.active !== undefined && isThere(wanted.active) ? wanted.active : designs.at(-1)?.id,
    area,
    hidden: laid.filter((design) => !isShown(design)),
    keyOf: (id) => id,
    change,
  }
  return { canvas, uploads, pictures: pictures.filter(isShown), written, designs }
}
