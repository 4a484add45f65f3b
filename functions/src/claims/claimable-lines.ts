import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import type { ClaimedLine } from '@teeshala/contract/claims/claim'
import type { StoredLine } from '@teeshala/contract/orders/order-lines'

/** Returns the lines of an order in a claim's terms, each with all of its pieces. */
export function claimableLines(lines: readonly StoredLine[]): ClaimedLine[] {
  return lines.map((each, line) => ({ line, quantity: each.quantity, name: each.name, about: aboutOf(each) }))
}

function aboutOf(line: StoredLine): string {
  if (line.kind === 'paper') return line.description ?? ''
  return [line.size && sizeLabel(line.size), line.colorName].filter(Boolean).join(', ')
}
