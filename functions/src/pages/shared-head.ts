import { pictureAddress } from '@teeshala/contract/catalogue/product-data'
import { escapeHtml } from '../mails/escape-html.ts'
import { preload } from './early-picture.ts'
import { meta, shell, title } from './tags.ts'

type Shared = {
  readonly name: string
  readonly words: string
  readonly origin: string
  readonly path: string
  readonly type: 'product' | 'website'
  readonly shopName: string
  readonly image: string | undefined
  /** How wide the page shows its picture, in the syntax of `sizes`. */
  readonly sizes: string
}

/** Returns the head elements for link previews, with a preload of the page's picture. */
export function sharedHead({ name, words, origin, path, type, shopName, image, sizes }: Shared): string[] {
  const url = origin + path
  const lines = [
    title(`${name} · ${shopName}`),
    meta('name', 'description', words),
    `<link ${shell} rel="canonical" href="${escapeHtml(url)}" />`,
    meta('property', 'og:site_name', shopName),
    meta('property', 'og:type', type),
    meta('property', 'og:title', name),
    meta('property', 'og:description', words),
    meta('property', 'og:url', url),
  ]
  if (image === undefined) return lines
  return [
    ...lines,
    meta('property', 'og:image', pictureAddress(image, origin)),
    meta('name', 'twitter:card', 'summary_large_image'),
    preload(image, sizes),
  ]
}
