import type { FirstScript } from '../../shared/first-script/first-script.ts'

/**
 * Asks for the files of the page, which its HTML names in `page-files`, once the page that the build has drawn stands on the screen: it is
 * there without them, and they would come, and run, before its first pixels. The first files of the code run by themselves, in this order;
 * those that are only the page's own are run by `run-page-files.ts`. What is drawn then needs the style sheets: what is returned settles when
 * they are there, or do not come.
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
