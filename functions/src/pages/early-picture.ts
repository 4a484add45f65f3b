import { pictureSources } from '@teeshala/contract/catalogue/picture-sources'
import { addressOf, type PictureSize } from '../catalogue/sized-address.ts'
import { escapeHtml } from '../mails/escape-html.ts'

/** Returns the tag by which a picture comes with the code of its page and not after it, in the format and size that the page will ask for. */
export function preload(image: string, sizes: string): string {
  const { avif, webp } = pictureSources(image) ?? {}
  const srcset = avif ?? webp
  if (srcset === undefined) return ''
  const type = avif === undefined ? '' : ' type="image/avif"'
  return `<link rel="preload" as="image"${type} imagesrcset="${escapeHtml(srcset)}" imagesizes="${sizes}" fetchpriority="high" />`
}

/** Which of its two sizes a picture is taken in, where a condition of CSS holds. */
export type Taken = { readonly where: string; readonly size: PictureSize }

/**
 * Returns the style by which a picture stands in its place before any code of the page has run, where its size is known: `small`, which
 * comes with the page, or that size itself.
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
