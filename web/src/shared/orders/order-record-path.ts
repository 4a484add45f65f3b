const lists: Readonly<Record<string, string>> = { TB: 'bulk-orders', TP: 'print-orders' }

/** Where staff have the orders of the same kind as this one, which its id tells. */
export function orderListPath(id: string): string {
  return `/admin/${lists[id.slice(0, 2)] ?? 'orders'}`
}

/** Where staff work on an order: beside the list of its kind. */
export function orderRecordPath(id: string): string {
  return `${orderListPath(id)}?order=${id}`
}
