import { sizeLabel } from '../catalogue/options/size-label.ts'
import type { StoredLine } from './order-lines.ts'

/** Returns what a bill says of a line below its name: size, colour and placements, or what a paper is. */
export function aboutLine(line: StoredLine): string {
  if (line.kind === 'paper') return line.description ?? ''
  const placements = line.kind === 'printed' ? line.prints.map(({ placement }) => placement) : [line.placement]
  return [line.size && sizeLabel(line.size), line.colorName ?? line.color, ...placements].filter(Boolean).join(', ')
}
