import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { useUploadPictures } from '../uploads/use-upload-pictures.ts'
import type { Canvas } from './canvas.ts'
import { useDrawnDesigns } from './use-drawn-designs.ts'
import { usePlacedDesigns } from './use-placed-designs.ts'

/** The layers of a shirt at a placement, and what of them can be drawn. */
export function useCanvas(
  wanted: { readonly layers: readonly string[]; readonly active?: string | undefined },
  area: PrintArea,
  change: Canvas['change'],
) {
  const uploads = useUploadPictures(wanted.layers)
  const pictures = usePlacedDesigns(uploads, area)
  const [written = []] = useDrawnDesigns([{ layers: wanted.layers, area }])
  const placed = new Map([...pictures, ...written.flatMap(({ design }) => design ?? [])].map((each) => [each.id, each]))
  const designs = wanted.layers.flatMap((id) => placed.get(id) ?? [])
  const isThere = (id: string) => placed.has(id) || written.some((drawn) => drawn.id === id)
  const canvas: Canvas = {
    // What was never sent and went with a reload has nothing to show.
    layers: wanted.layers.filter(isThere),
    activeId: wanted.active !== undefined && isThere(wanted.active) ? wanted.active : designs.at(-1)?.id,
    area,
    change,
  }
  return { canvas, uploads, pictures, written, designs }
}
