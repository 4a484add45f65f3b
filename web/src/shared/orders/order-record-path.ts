const lists: Readonly<Record<string, string>> = { TB: 'bulk-orders', TP: 'print-orders' }

/** Where staff work on an order: beside the list of its kind, which its id tells. */
export function orderRecordPath(id: string): string {
  return `/admin/${lists[id.slice(0, 2)] ?? 'orders'}?order=${id}`
}
