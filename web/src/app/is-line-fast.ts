type Line = { readonly connection?: { readonly saveData?: boolean; readonly rtt?: number; readonly downlink?: number } }

/**
 * Returns whether 50 KB arrive in an instant on this line: at least 5 Mbit/s and a round trip of at most 100 ms, as far as the browser
 * knows. Safari and Firefox know neither; there the page's own response must have begun that soon.
 */
export function isLineFast(): boolean {
  const { saveData, rtt = firstAnswer(), downlink = Infinity } = (navigator as Line).connection ?? {}
  return !saveData && rtt <= 100 && downlink >= 5
}

/** Returns after how many milliseconds the response with the page began. */
function firstAnswer(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page ? page.responseStart - page.requestStart : Infinity
}
