import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import * as designerTexts from '../../../texts/shared/designer.ts'
import * as texts from '../../../texts/shared/layers.ts'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import type { Canvas } from '../canvas.ts'
import { useDrafts } from '../design-drafts.ts'
import { say } from '../spoken.ts'
import { duplicateLayers, groupLayers, ungroupLayers } from './group-layers.ts'
import { clearPicked, usePicked, useSelected } from './picked.ts'
import classes from './SelectionBar.module.css'

const AlignTogether = lazy(async () => ({ default: (await import('./AlignTogether.tsx')).AlignTogether }))

type SelectionBarProps = {
  canvas: Canvas
  designs: readonly PlacedDesign[]
  onRemove: (ids: readonly string[]) => void
  /** The button that ends the selection is about to go with it. */
  onEnd: () => void
}

/** What can be done with several layers at once, as soon as several are selected or one of a group is at hand. */
export function SelectionBar({ canvas, designs, onRemove, onEnd }: SelectionBarProps) {
  const selected = useSelected(canvas)
  const ticked = usePicked(({ ids }) => ids)
  const picked = canvas.layers.filter((id) => ticked.includes(id))
  const traits = useDrafts((drafts) => drafts.traits)
  if (picked.length === 1) return <p className={classes.hint}>{texts.selectAnother}</p>
  if (selected.length < 2) return null
  const groups = new Set(selected.map((id) => traits[canvas.keyOf(id)]?.group))
  const isGrouped = groups.size === 1 && !groups.has(undefined)
  const free = selected.filter((id) => !traits[canvas.keyOf(id)]?.isLocked)
  return (
    <fieldset className={classes.bar} aria-label={texts.selectedLayers}>
      <strong>{texts.together(selected.length)}</strong>
      <span className={classes.actions}>
        {isGrouped ? (
          <Button
            size="compact-md"
            variant="default"
            onClick={() => {
              ungroupLayers(canvas, selected)
              say(texts.ungrouped)
            }}
          >
            {texts.ungroup}
          </Button>
        ) : (
          <Button
            size="compact-md"
            variant="default"
            onClick={() => {
              groupLayers(canvas, selected)
              say(texts.grouped(selected.length))
            }}
          >
            {texts.group}
          </Button>
        )}
        <Button
          size="compact-md"
          variant="default"
          onClick={() => say(texts.duplicated(duplicateLayers(canvas, selected, designs)))}
        >
          {designerTexts.duplicate}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          disabled={free.length === 0}
          onClick={() => {
            onRemove(free)
            clearPicked()
            say(texts.removed(free.length))
          }}
        >
          {designerTexts.remove}
        </Button>
        {picked.length > 0 && (
          <Button
            size="compact-md"
            variant="subtle"
            onClick={() => {
              onEnd()
              clearPicked()
            }}
          >
            {texts.endSelection}
          </Button>
        )}
      </span>
      <Suspense>
        <AlignTogether canvas={canvas} designs={designs} selected={selected} />
      </Suspense>
    </fieldset>
  )
}
