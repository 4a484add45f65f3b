import postcss from 'postcss'
import type { Rolldown } from 'vite'
import { assetOf, into, sheetTag } from './html-parts.ts'

/**
 * Moves font faces from the style sheets into the HTML. A sheet that loads after the first paint and declares a font again
 * would make the browser swap fonts, and lines would shift.
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
