import { IconEye, IconEyeOff, IconLock, IconLockOpen } from '@tabler/icons-react'
import * as texts from '../../../texts/shared/design/layers.ts'
import { IconTool } from '../../ui/IconTool.tsx'
import type { Canvas } from '../canvas.ts'
import { changeTraits, type Traits, useDrafts } from '../drafts/design-drafts.ts'
import { endSelection, selectOnly, togglePicked, useIsPicked, useSelected } from '../selection/picked.ts'
import { say } from '../spoken.ts'
import { LayerMoves } from './LayerMoves.tsx'
import classes from './LayerTools.module.css'

type LayerToolsProps = { canvas: Canvas; id: string; name: string }

/** Selects a layer, locks it, hides it, and moves it above or below its neighbour. */
export function LayerTools({ canvas, id, name }: LayerToolsProps) {
  const key = canvas.keyOf(id)
  const traits = useDrafts((drafts) => drafts.traits)
  const { isLocked, isHidden, group } = traits[key] ?? {}
  const isSelected = useSelected(canvas).includes(id)
  const isPicked = useIsPicked(canvas)
  const isAlone = canvas.layers.length === 1
  const lock = () => {
    changeTraits([key], { isLocked: isLocked ? undefined : true })
    say(isLocked ? texts.unlocked(name) : texts.locked(name))
  }
  const hide = () => {
    changeTraits([key], { isHidden: isHidden ? undefined : true })
    // The active layer must be visible.
    const other = canvas.layers.findLast((each) => each !== id && !traits[canvas.keyOf(each)]?.isHidden)
    if (!isHidden && id === canvas.activeId && other !== undefined) selectOnly(canvas, other)
    say(isHidden ? texts.shown(name) : texts.hidden(name))
  }
  const groups = groupsOf(canvas, traits)
  const inGroup = groups.length > 1 ? texts.inGroupNumber(groups.indexOf(group ?? '') + 1) : texts.inGroup
  return (
    <span className={classes.tools}>
      {!isAlone && (
        <label className={classes.pick} title={texts.selectLayer(name)}>
          <input
            type="checkbox"
            aria-label={texts.selectLayer(name)}
            checked={isSelected}
            onChange={() => togglePicked(canvas, id, name)}
            // As on the garment, Escape ends the selection before it closes the surrounding dialog.
            data-mantine-stop-propagation={isPicked || undefined}
            onKeyDown={({ key }) => key === 'Escape' && endSelection()}
          />
        </label>
      )}
      <IconTool
        variant={isLocked ? 'filled' : 'subtle'}
        size={36}
        label={texts.lockLayer(name)}
        aria-pressed={isLocked === true}
        onClick={lock}
      >
        {isLocked ? <IconLock size={20} /> : <IconLockOpen size={20} />}
      </IconTool>
      <IconTool
        variant={isHidden ? 'filled' : 'subtle'}
        size={36}
        label={texts.hideLayer(name)}
        aria-pressed={isHidden === true}
        onClick={hide}
      >
        {isHidden ? <IconEyeOff size={20} /> : <IconEye size={20} />}
      </IconTool>
      {!isAlone && !isLocked && <LayerMoves canvas={canvas} id={id} name={name} />}
      {group !== undefined && groups.includes(group) && <span className={classes.group}>{inGroup}</span>}
    </span>
  )
}

/** Returns the groups of several layers; a single layer is no group. */
function groupsOf({ layers, keyOf }: Canvas, traits: Readonly<Record<string, Traits>>): readonly string[] {
  const all = layers.flatMap((id) => traits[keyOf(id)]?.group ?? [])
  return [...new Set(all.filter((group, index) => all.indexOf(group) !== index))]
}
