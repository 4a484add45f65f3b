import * as designerTexts from '../../../texts/shared/design/designer.ts'
import * as texts from '../../../texts/shared/design/layers.ts'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import { SmallButton } from '../../ui/SmallButton.tsx'
import type { Canvas } from '../canvas.ts'
import { useDrafts } from '../drafts/design-drafts.ts'
import { say } from '../spoken.ts'
import { AlignTogether } from './AlignTogether.tsx'
import { duplicateLayers, groupLayers, ungroupLayers } from './group-layers.ts'
import { clearPicked, useIsPicked } from './picked.ts'
import classes from './SelectionBar.module.css'

type SelectedLayersProps = {
  canvas: Canvas
  designs: readonly PlacedDesign[]
  selected: readonly string[]
  onRemove: (ids: readonly string[]) => void
  /** Called before the button that ends the selection disappears. */
  onEnd: () => void
}

/** The actions for several layers. Load it lazily: not needed before several are selected. */
export function SelectedLayers({ canvas, designs, selected, onRemove, onEnd }: SelectedLayersProps) {
  const isPicked = useIsPicked(canvas)
  const traits = useDrafts((drafts) => drafts.traits)
  const groups = new Set(selected.map((id) => traits[canvas.keyOf(id)]?.group))
  const isGrouped = groups.size === 1 && !groups.has(undefined)
  const free = selected.filter((id) => !traits[canvas.keyOf(id)]?.isLocked)
  const group = () => {
    groupLayers(canvas, selected)
    say(texts.grouped(selected.length))
  }
  const ungroup = () => {
    ungroupLayers(canvas, selected)
    say(texts.ungrouped)
  }
  return (
    <fieldset className={classes.bar} aria-label={texts.selectedLayers}>
      <strong>{texts.together(selected.length)}</strong>
      {free.length < selected.length && <span>{texts.lockedStay(selected.length - free.length)}</span>}
      <span className={classes.actions}>
        <SmallButton onClick={isGrouped ? ungroup : group}>{isGrouped ? texts.ungroup : texts.group}</SmallButton>
        <SmallButton
          onClick={() => {
            const count = duplicateLayers(canvas, selected, designs)
            if (count > 0) say(texts.duplicated(count))
          }}
        >
          {designerTexts.duplicate}
        </SmallButton>
        <SmallButton
          disabled={free.length === 0}
          onClick={() => {
            onRemove(free)
            clearPicked()
            say(texts.removed(free.length))
          }}
        >
          {designerTexts.remove}
        </SmallButton>
        {isPicked && (
          <SmallButton
            variant="subtle"
            onClick={() => {
              onEnd()
              clearPicked()
            }}
          >
            {texts.endSelection}
          </SmallButton>
        )}
      </span>
      <AlignTogether canvas={canvas} designs={designs} selected={selected} />
    </fieldset>
  )
}
