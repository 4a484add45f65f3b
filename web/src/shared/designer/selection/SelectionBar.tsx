import { lazy, Suspense } from 'react'
import * as texts from '../../../texts/shared/layers.ts'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import type { Canvas } from '../canvas.ts'
import { usePicked, useSelected } from './picked.ts'
import classes from './SelectionBar.module.css'

const SelectedLayers = lazy(async () => ({ default: (await import('./SelectedLayers.tsx')).SelectedLayers }))

type SelectionBarProps = {
  canvas: Canvas
  designs: readonly PlacedDesign[]
  onRemove: (ids: readonly string[]) => void
  /** The button that ends the selection is about to go with it. */
  onEnd: () => void
}

/** Tells how several layers are selected, and what can be done with them once they are. */
export function SelectionBar({ canvas, designs, onRemove, onEnd }: SelectionBarProps) {
  const selected = useSelected(canvas)
  const ticked = usePicked(({ ids }) => ids)
  const picked = canvas.layers.filter((id) => ticked.includes(id))
  if (picked.length === 1) return <p className={classes.hint}>{texts.selectAnother}</p>
  if (selected.length < 2) return null
  return (
    <Suspense>
      <SelectedLayers
        canvas={canvas}
        designs={designs}
        selected={selected}
        isPicked={picked.length > 0}
        onRemove={onRemove}
        onEnd={onEnd}
      />
    </Suspense>
  )
}
