/** A page whose first pixels are long in coming gets its code all the same. */
const longestWaitMs = 10_000

/**
 * Asks for the files of the page's code, which its HTML names in `page-code`, once the page that the build has drawn stands on the screen: it
 * is there without them, and they would come, and run, before its first pixels. The first files run by themselves, in this order; those
 * that are only the page's own are run by `run-page-files.ts`.
 */
export function startCode(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name="page-code"]')?.content
  if (named === undefined) return
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const name of named.split(' ')) document.head.append(tagOf(name))
  }
  // A page that nobody looks at is not drawn, and an older browser does not tell of it.
  const isTold = !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint')
  if (isTold) new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  setTimeout(start, isTold ? longestWaitMs : 0)
}

/** `run:` stands before the name of a file that runs by itself. */
function tagOf(name: string): HTMLElement {
  const [, runs, href = ''] = /^(run:)?(.*)$/.exec(name) ?? []
  const tag = runs
    ? Object.assign(document.createElement('script'), { type: 'module', async: false, src: href })
    : Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
  tag.crossOrigin = ''
  tag.fetchPriority = 'low'
  return tag
}
