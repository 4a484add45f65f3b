import { sizeLabel } from '../catalogue/options/size-label.ts'
import type { StoredLine } from './order-lines.ts'

/** Returns the details that an invoice prints below a line's name: size, colour and placements, or a paper's description. */
export function aboutLine(line: StoredLine): string {
  if (line.kind === 'paper') return line.description ?? ''
  const placements = line.kind === 'printed' ? line.prints.map(({ placement }) => placement) : [line.placement]
  return [line.size && sizeLabel(line.size), line.colorName ?? line.color, ...placements].filter(Boolean).join(', ')
}
