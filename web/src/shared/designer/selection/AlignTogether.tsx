import { ActionIcon } from '@mantine/core'
import { IconLayoutDistributeHorizontal, IconLayoutDistributeVertical } from '@tabler/icons-react'
import { alignTogether, spaceEvenly } from '@teeshala/contract/designs/align-together'
import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import * as texts from '../../../texts/shared/design/layers.ts'
import { type Held, heldOf } from '../../design-editor/held.ts'
import { AlignTools } from '../../design-editor/place/AlignTools.tsx'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import type { Canvas } from '../canvas.ts'
import { useDrafts } from '../drafts/design-drafts.ts'
import { moveLayers } from '../drafts/place-layers.ts'
import { asOneStep } from '../history/design-history.ts'
import { say } from '../spoken.ts'
import { carriedWith } from './picked.ts'
import classes from './SelectionBar.module.css'

/** Smaller moves are invisible. */
const leastMm = 0.01

const axes = [
  { axis: 'across', label: texts.spaceEvenlyAcross, Icon: IconLayoutDistributeVertical },
  { axis: 'down', label: texts.spaceEvenlyDown, Icon: IconLayoutDistributeHorizontal },
] as const

type AlignTogetherProps = {
  canvas: Canvas
  designs: readonly PlacedDesign[]
  selected: readonly string[]
}

/** Aligns the selected layers with each other, a group as one. */
export function AlignTogether({ canvas, designs, selected }: AlignTogetherProps) {
  const items = useItems(canvas, designs, selected)
  const { area } = canvas
  if (items.length < 2) return null
  const put = (places: readonly DesignPlace[], words: (count: number) => string) => {
    const moved = items.flatMap((item, index) => {
      const place = places[index]
      return place && distanceMm(item.place, place) > leastMm ? [{ item, place }] : []
    })
    asOneStep(() => {
      for (const { item, place } of moved) item.put(place)
    })
    const count = moved.reduce((sum, { item }) => sum + item.designs.length, 0)
    say(count === 0 ? texts.nothingToMove : words(count))
  }
  return (
    <fieldset className={classes.together} disabled={items.every(({ isLocked }) => isLocked)}>
      <legend>{texts.alignToEachOther}</legend>
      <div className={classes.actions}>
        <AlignTools onAlign={(to) => put(alignTogether(items, to, area), texts.alignedTogether[to])} />
        {items.length > 2 &&
          axes.map(({ axis, label, Icon }) => (
            <ActionIcon
              key={axis}
              variant="default"
              size={44}
              aria-label={label}
              title={label}
              onClick={() => put(spaceEvenly(items, axis, area), texts.spacedEvenly[axis])}
            >
              <Icon />
            </ActionIcon>
          ))}
      </div>
    </fieldset>
  )
}

/** Returns the units that move together: single layers, or the visible part of a group. */
function useItems(canvas: Canvas, designs: readonly PlacedDesign[], selected: readonly string[]): readonly Held[] {
  const traits = useDrafts((drafts) => drafts.traits)
  const { area, keyOf } = canvas
  const chosen = designs.filter(({ id }) => selected.includes(id))
  const together = Map.groupBy(chosen, ({ id }) => traits[keyOf(id)]?.group ?? id)
  return [...together.values()].flatMap((members) => {
    const carried = carriedWith(
      canvas,
      members.map(({ id }) => id),
      traits,
    )
    const isLocked = (id: string) => traits[keyOf(id)]?.isLocked === true
    const onPlace = (places: Parameters<typeof moveLayers>[2]) =>
      moveLayers(area.placement, [...members, ...carried], places)
    return heldOf(members, { area, isLocked, carried, onPlace }) ?? []
  })
}

const distanceMm = (one: DesignPlace, other: DesignPlace) => Math.hypot(one.xMm - other.xMm, one.yMm - other.yMm)
