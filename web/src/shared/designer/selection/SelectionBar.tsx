import type { PlacedDesign } from '../../garment/placed-design.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Canvas } from '../canvas.ts'
import { useSelected } from './picked.ts'

const SelectedLayers = lazyPart(async () => (await import('./SelectedLayers.tsx')).SelectedLayers)

type SelectionBarProps = {
  canvas: Canvas
  designs: readonly PlacedDesign[]
  onRemove: (ids: readonly string[]) => void
  /** Called before the button that ends the selection disappears. */
  onEnd: () => void
}

/** The actions for several selected layers. */
export function SelectionBar(props: SelectionBarProps) {
  const selected = useSelected(props.canvas)
  if (selected.length < 2) return null
  return <SelectedLayers {...props} selected={selected} />
}
