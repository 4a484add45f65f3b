import type { OrderPrefix } from '@teeshala/contract/ids'

const collections: Readonly<Record<OrderPrefix, string>> = { TS: 'orders', TB: 'bulkOrders', TP: 'printOrders' }

/** The document of an order: its id tells which kind it is. */
export function orderPath(id: string): string {
  return `${collections[id.slice(0, 2) as OrderPrefix]}/${id}`
}
