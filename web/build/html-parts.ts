import type { Rolldown } from 'vite'

/** Matches the style sheet tags of a page. */
export const sheetTag = /^ *<link rel="stylesheet"[^>]*href="\/([^"]+)">\n/gm

/** Matches the script tags of a page. */
export const scriptTag = /^ *<script type="module"[^>]*src="([^"]+)"><\/script>\n/gm

/** Returns the HTML with these lines inserted before `place`. */
export const into = (html: string, place: string, lines: readonly string[]) =>
  html.replace(place, () => [...lines, place].join('\n'))

/** Returns a non-code file of the build. */
export function assetOf(file: string, bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const found = bundle[file]
  if (found?.type !== 'asset') throw new Error(`The build has no ${file}`)
  return found
}
