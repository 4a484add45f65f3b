import type { SnapLines } from '@teeshala/contract/designs/snap-design'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { create } from 'zustand'
import classes from './DesignStage.module.css'
import { share } from './moved-box.ts'

const none: SnapLines = { xMm: [], yMm: [] }
const useGuides = create<SnapLines>()(() => none)

/** Both edges and the middle of what is moved may lie on one each. */
const guides = [0, 1, 2]

/** Shows the lines on which lies what is moved, or none. */
export function showGuides(lines: SnapLines = none): void {
  const shown = useGuides.getState()
  const isSame = `${shown.xMm} ${shown.yMm}` === `${lines.xMm} ${lines.yMm}`
  if (!isSame) useGuides.setState(lines)
}

/** The lines on which an edge or the middle lies of what is moved. They stay in the page: what comes and goes is painted anew. */
export function SnapGuides({ area }: { area: PrintArea }) {
  const { xMm, yMm } = useGuides()
  const style = (translate: string | undefined) => ({ opacity: translate === undefined ? 0 : 1, translate })
  return (
    <>
      {guides.map((index) => {
        const x = xMm[index]
        const translate = x === undefined ? undefined : `${share(x, area.widthMm)} 0`
        return (
          <span
            key={`across ${index}`}
            className={`${classes.guide} ${classes.across}`}
            style={style(translate)}
            aria-hidden
          />
        )
      })}
      {guides.map((index) => {
        const y = yMm[index]
        const translate = y === undefined ? undefined : `0 ${share(y, area.heightMm)}`
        return (
          <span
            key={`down ${index}`}
            className={`${classes.guide} ${classes.down}`}
            style={style(translate)}
            aria-hidden
          />
        )
      })}
    </>
  )
}
