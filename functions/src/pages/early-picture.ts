import { pictureSources } from '@teeshala/contract/catalogue/picture-sources'
import { addressOf, type PictureSize } from '../catalogue/sized-address.ts'
import { escapeHtml } from '../mails/escape-html.ts'

/** Returns the tag that preloads a picture together with the page's code, in the format and size that the page will request. */
export function preload(image: string, sizes: string): string {
  const { avif, webp } = pictureSources(image) ?? {}
  const srcset = avif ?? webp
  if (srcset === undefined) return ''
  const type = avif === undefined ? '' : ' type="image/avif"'
  return `<link rel="preload" as="image"${type} imagesrcset="${escapeHtml(srcset)}" imagesizes="${sizes}" fetchpriority="high" />`
}

/** Which of its two sizes a picture uses under a CSS condition. */
export type Taken = { readonly where: string; readonly size: PictureSize }

/**
 * Returns the style that shows a picture before the page's code runs, for conditions with a known size: `small`, which
 * is embedded in the page, or the picture file itself.
 */
export function early(image: string, taken: readonly Taken[], small: string | undefined): string {
  if (small !== undefined) {
    const anywhere = taken.map(({ where }) => where).join(', ')
    return `<style>@media ${anywhere} { :root { --first-picture: url("${small}") } }</style>`
  }
  const { avif, webp } = pictureSources(image) ?? {}
  if (webp === undefined) return ''
  const rules = taken.map(({ where, size }) => {
    const url = (srcset: string) => cssUrl(addressOf(srcset, size))
    const picture = avif ? `image-set(${url(avif)} type("image/avif"), ${url(webp)} type("image/webp"))` : url(webp)
    return `@media ${where} { :root { --first-picture: ${picture} } }`
  })
  return `<style>${rules.join(' ')}</style>`
}

const cssUrl = (address: string) =>
  `url("${address.replace(/["'\\<>()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}")`
