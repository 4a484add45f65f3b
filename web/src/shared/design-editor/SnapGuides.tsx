import type { SnapLines } from '@teeshala/contract/designs/snap-design'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { create } from 'zustand'
import classes from './DesignStage.module.css'
import { share } from './moved-box.ts'

const none: SnapLines = { xMm: [], yMm: [] }
const useGuides = create<SnapLines>()(() => none)

/** Both edges and the middle of what is moved can each snap to a line. */
const guides = [0, 1, 2]

/** Shows the lines that the moved design snaps to, or none. */
export function showGuides(lines: SnapLines = none): void {
  const shown = useGuides.getState()
  const isSame = `${shown.xMm} ${shown.yMm}` === `${lines.xMm} ${lines.yMm}`
  if (!isSame) useGuides.setState(lines)
}

/** The lines that an edge or the middle of the moved design snaps to. They stay in the page: adding and removing elements repaints. */
export function SnapGuides({ area }: { area: PrintArea }) {
  const { xMm, yMm } = useGuides()
  return guides.flatMap((index) => [
    <Guide key={`across ${index}`} line="across" at={xMm[index]} lengthMm={area.widthMm} />,
    <Guide key={`down ${index}`} line="down" at={yMm[index]} lengthMm={area.heightMm} />,
  ])
}

type GuideProps = { line: 'across' | 'down'; at: number | undefined; lengthMm: number }

function Guide({ line, at, lengthMm }: GuideProps) {
  const moved = at === undefined ? undefined : share(at, lengthMm)
  const translate = moved && (line === 'across' ? `${moved} 0` : `0 ${moved}`)
  return (
    <span className={`${classes.guide} ${classes[line]}`} style={{ opacity: moved ? 1 : 0, translate }} aria-hidden />
  )
}
