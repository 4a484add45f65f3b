import type { FirstScript } from '../../shared/first-script/first-script.ts'

/**
 * Requests the files that the page's HTML names in `page-files`, once the prerendered page is on screen: it is
 * complete without them, and they would delay its first paint. The first code files run by themselves, in this order;
 * those of the page alone are run by `run-page-files.ts`. Further rendering needs the style sheets: the returned promise resolves when
 * they have loaded or failed.
 */
export function startPageFiles(drawn: Promise<void>): FirstScript['styles'] {
  const named = document.querySelector<HTMLMetaElement>('meta[name="page-files"]')?.content
  return named === undefined ? undefined : drawn.then(() => start(named))
}

function start(named: string): Promise<unknown> {
  const tags = named.split(' ').map(tagOf)
  const styles = tags.filter(({ rel }) => rel === 'stylesheet')
  const settle = Promise.all(styles.map(settled))
  document.head.append(...tags)
  return settle
}

type Tag = HTMLScriptElement & { rel?: undefined }

/** The prefix `run:` marks a file that runs by itself. */
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
