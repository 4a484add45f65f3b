import postcss from 'postcss'
import type { Rolldown } from 'vite'
import { assetOf, into, sheetTag } from './html-parts.ts'

/**
 * Moves the fonts from the style sheets of the page into its HTML. A sheet that comes after the first paint and declares a font once more
 * makes the browser take letters that have arrived meanwhile, and lines move.
 */
export function moveFontFaces(html: string, bundle: Rolldown.OutputBundle): string {
  const faces: string[] = []
  for (const [, file = ''] of html.matchAll(sheetTag)) {
    const sheet = assetOf(file, bundle)
    const root = postcss.parse(String(sheet.source))
    root.walkAtRules('font-face', (rule) => {
      faces.push(rule.toString())
      rule.remove()
    })
    sheet.source = root.toString()
  }
  return into(html, '  </head>', [`    <style>${faces.join('')}</style>`])
}
