import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import * as texts from '../../../texts/shared/design/designer.ts'
import { IconTool } from '../../ui/IconTool.tsx'
import type { Canvas } from '../canvas.ts'
import { say } from '../spoken.ts'
import classes from './LayerMoves.module.css'

/** Moves a layer above or below its neighbour. The list is in print order, lowest first. */
export function LayerMoves({ canvas, id, name }: { canvas: Canvas; id: string; name: string }) {
  const ids = canvas.layers
  const at = ids.indexOf(id)
  const swap = (to: number) => {
    const [mine, other] = [ids[at], ids[to]]
    if (mine === undefined || other === undefined) return
    canvas.change({ layers: ids.with(at, other).with(to, mine) })
    say(texts.layerNumber(name, to + 1, ids.length))
  }
  return (
    <span className={classes.moves}>
      <IconTool variant="subtle" size={36} label={texts.sendBack(name)} disabled={at <= 0} onClick={() => swap(at - 1)}>
        <IconArrowUp size={20} />
      </IconTool>
      <IconTool
        variant="subtle"
        size={36}
        label={texts.bringForward(name)}
        disabled={at === ids.length - 1}
        onClick={() => swap(at + 1)}
      >
        <IconArrowDown size={20} />
      </IconTool>
    </span>
  )
}
