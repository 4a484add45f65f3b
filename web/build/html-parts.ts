import type { Rolldown } from 'vite'

/** The tags that name the style sheets of a page. */
export const sheetTag = /^ *<link rel="stylesheet"[^>]*href="\/([^"]+)">\n/gm

/** The tags that name the code of every page. */
export const scriptTag = /^ *<script type="module"[^>]*src="([^"]+)"><\/script>\n/gm

/** Returns the HTML with these lines before `place`. */
export const into = (html: string, place: string, lines: readonly string[]) =>
  html.replace(place, () => [...lines, place].join('\n'))

/** Returns a file of the build that is no code. */
export function assetOf(file: string, bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const found = bundle[file]
  if (found?.type !== 'asset') throw new Error(`The build has no ${file}`)
  return found
}
