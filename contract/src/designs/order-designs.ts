import type { KeptDocument } from '../design-document/design-document.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { Design } from './design.ts'
import { designsOfLine } from './line-designs.ts'

type WithFiles = { readonly documents: readonly { readonly path: string }[] }

type WithDesigns = {
  readonly designs?: readonly Design[] | undefined
  readonly orderItems?: readonly {
    readonly design?: Design | undefined
    readonly designDocument?: KeptDocument | undefined
  }[]
  readonly jobs?: readonly WithFiles[]
  readonly files?: readonly { readonly path: string }[]
  readonly replacedDesigns?: readonly { readonly path: string }[] | undefined
}

/**
 * Returns the files of an order of any kind, each once, in an order that changes only with its design. A design's number in the address of its preview
 * (`/api/orders/{id}/designs/{number}/preview`) is its index here.
 */
export function filesOfOrder(order: WithDesigns): string[] {
  const { designs = [], orderItems = [], jobs = [], files = [], replacedDesigns = [] } = order
  const ofShirts = [...designs, ...orderItems.flatMap(designsOfLine)]
  const all = [...ofShirts, ...jobs.flatMap(({ documents }) => documents), ...files, ...replacedDesigns]
  return [...new Set(all.map(({ path }) => path))]
}

/** Returns the same files for a stored order. */
export function filesOfStoredOrder({
  designs,
  lines,
  printing,
  replacedDesigns,
}: Pick<StoredOrder, 'designs' | 'lines' | 'printing' | 'replacedDesigns'>): string[] {
  const orderItems = lines.map((line) => (line.kind === 'catalogue' ? line : {}))
  return filesOfOrder({ designs, orderItems, replacedDesigns, ...printing })
}
