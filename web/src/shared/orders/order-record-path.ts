const lists: Readonly<Record<string, string>> = { TB: 'bulk-orders', TP: 'print-orders' }

/** Returns the staff list for an order's kind, which its id tells. */
export function orderListPath(id: string): string {
  return `/admin/${lists[id.slice(0, 2)] ?? 'orders'}`
}

/** Returns the staff page of an order: its list with the order open. */
export function orderRecordPath(id: string): string {
  return `${orderListPath(id)}?order=${id}`
}
