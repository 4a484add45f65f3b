import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import * as texts from '../../texts/shared/design/designs.ts'
import * as layerTexts from '../../texts/shared/design/layers.ts'
import type { PlacedDesign } from '../garment/placed-design.ts'
import classes from './DesignSteps.module.css'

type DesignStepsProps = {
  designs: readonly PlacedDesign[]
  active: PlacedDesign
  /** The designs that move together. */
  held: readonly PlacedDesign[]
  onSelect: (id: string) => void
}

/** Which of several designs is being positioned, and buttons to its neighbours without leaving the garment. */
export function DesignSteps({ designs, active, held, onSelect }: DesignStepsProps) {
  const at = designs.indexOf(active)
  const isSeveral = held.length > 1
  const step = (by: number) => {
    const next = designs[(at + by + designs.length) % designs.length]
    if (next) onSelect(next.id)
  }
  return (
    <div className={classes.steps}>
      <ActionIcon variant="default" size={44} aria-label={texts.previousDesign} onClick={() => step(-1)}>
        <IconChevronLeft />
      </ActionIcon>
      <p className={classes.words} aria-live="polite">
        <span className={classes.count}>
          {isSeveral ? layerTexts.together(held.length) : texts.designNumber(at + 1, designs.length)}
        </span>
        <span className={classes.name}>
          {isSeveral ? held.map(({ picture }) => picture.name).join(', ') : active.picture.name}
        </span>
      </p>
      <ActionIcon variant="default" size={44} aria-label={texts.nextDesign} onClick={() => step(1)}>
        <IconChevronRight />
      </ActionIcon>
    </div>
  )
}
