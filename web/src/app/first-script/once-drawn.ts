/** A page whose first pixels are long in coming goes on all the same. */
const longestWaitMs = 10_000

/** Settles when the page that the build has drawn stands on the screen. */
export function onceDrawn(): Promise<void> {
  return new Promise((resolve) => {
    // A page that nobody looks at is not drawn, and an older browser does not tell of it.
    const isTold = !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint')
    const look = (seen: PerformanceObserverEntryList) => {
      // The first paint may be that of the ground alone.
      if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }
    if (isTold) new PerformanceObserver(look).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, isTold ? longestWaitMs : 0)
  })
}
