import type { SnapLines } from '@teeshala/contract/designs/snap-design'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { create } from 'zustand'
import classes from './DesignStage.module.css'
import { share } from './moved-box.ts'

const none: SnapLines = { xMm: [], yMm: [] }
const useGuides = create<SnapLines>()(() => none)

/** Shows the lines on which lies what is moved, or none. */
export function showGuides(lines: SnapLines = none): void {
  const shown = useGuides.getState()
  const isSame = `${shown.xMm} ${shown.yMm}` === `${lines.xMm} ${lines.yMm}`
  if (!isSame) useGuides.setState(lines)
}

/** The lines on which an edge or the middle lies of what is moved. */
export function SnapGuides({ area }: { area: PrintArea }) {
  const { xMm, yMm } = useGuides()
  return (
    <>
      {xMm.map((x) => (
        <span key={x} className={classes.across} style={{ left: share(x, area.widthMm) }} aria-hidden />
      ))}
      {yMm.map((y) => (
        <span key={y} className={classes.down} style={{ top: share(y, area.heightMm) }} aria-hidden />
      ))}
    </>
  )
}
