type Line = { readonly connection?: { readonly saveData?: boolean; readonly rtt?: number; readonly downlink?: number } }

/** Returns whether the browser knows this line to bring 50 KB in an instant: at least 5 Mbit/s and a round trip of at most 100 ms. */
export function isLineFast(): boolean {
  const { saveData, rtt = Infinity, downlink = 0 } = (navigator as Line).connection ?? {}
  return !saveData && rtt <= 100 && downlink >= 5
}
