import type { FirstScript } from '../../shared/first-script/first-script.ts'

/** A page whose first pixels are long in coming gets its files all the same. */
const longestWaitMs = 10_000

/**
 * Asks for the files of the page, which its HTML names in `page-files`, once the page that the build has drawn stands on the screen: it is
 * there without them, and they would come, and run, before its first pixels. The first files of the code run by themselves, in this order;
 * those that are only the page's own are run by `run-page-files.ts`. What is drawn then needs the style sheets: what is returned settles when
 * they are there, or do not come.
 */
export function startPageFiles(): FirstScript['styles'] {
  const named = document.querySelector<HTMLMetaElement>('meta[name="page-files"]')?.content
  if (named === undefined) return
  return new Promise((resolve) => {
    let isStarted = false
    const start = () => {
      if (isStarted) return
      isStarted = true
      const tags = named.split(' ').map(tagOf)
      const styles = tags.filter(({ rel }) => rel === 'stylesheet')
      resolve(Promise.all(styles.map(settled)))
      document.head.append(...tags)
    }
    // A page that nobody looks at is not drawn, and an older browser does not tell of it.
    const isTold = !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint')
    const look = (seen: PerformanceObserverEntryList) => {
      // The first paint may be that of the ground alone.
      if (seen.getEntriesByName('first-contentful-paint').length > 0) start()
    }
    if (isTold) new PerformanceObserver(look).observe({ type: 'paint', buffered: true })
    setTimeout(start, isTold ? longestWaitMs : 0)
  })
}

type Tag = HTMLScriptElement & { rel?: undefined }

/** `run:` stands before the name of a file that runs by itself. */
function tagOf(name: string): Tag | HTMLLinkElement {
  const [, runs, href = ''] = /^(run:)?(.*)$/.exec(name) ?? []
  const isStyle = href.endsWith('.css')
  const tag = runs
    ? Object.assign(document.createElement('script'), { type: 'module', async: false, src: href })
    : Object.assign(document.createElement('link'), { rel: isStyle ? 'stylesheet' : 'modulepreload', href })
  tag.crossOrigin = ''
  if (!isStyle) tag.fetchPriority = 'low'
  return tag
}

const settled = (tag: HTMLElement) =>
  new Promise<unknown>((resolve) => {
    tag.onload = resolve
    tag.onerror = resolve
  })
