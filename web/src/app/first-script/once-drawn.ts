/** Even if the first paint takes very long, the page continues after this time. */
const longestWaitMs = 10_000

/** Resolves when the prerendered page is on screen. */
export function onceDrawn(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden page is not painted, and older browsers do not report paints.
    const isTold = !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint')
    const look = (seen: PerformanceObserverEntryList) => {
      // The first paint may be only the background.
      if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }
    if (isTold) new PerformanceObserver(look).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, isTold ? longestWaitMs : 0)
  })
}
