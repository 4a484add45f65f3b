import { garmentPrice } from '@teeshala/contract/bulk/piece-price'
import { bulkOrderTitle, bulkOrderWords } from '@teeshala/contract/catalogue/bulk-order-words'
import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import { bulkPictureSizes } from '@teeshala/contract/catalogue/picture-sources'
import type { Product } from '@teeshala/contract/catalogue/product'
import { pictureAddress } from '@teeshala/contract/catalogue/product-data'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { escapeHtml } from '../mails/escape-html.ts'
import { early } from './early-picture.ts'
import type { PageContent } from './fill-page.ts'
import { sharedHead } from './shared-head.ts'
import { link, shell, title } from './tags.ts'

/** Shown 288 pixels wide on every screen, so only the pixel density matters: the small size has 480. */
const byDensity = [
  { where: '(max-resolution: 1.6dppx)', size: 'small' },
  { where: '(min-resolution: 1.7dppx)', size: 'large' },
] as const

/** Returns the content of a product's bulk order page for link previews and browsers without scripts; `small` is its small picture. */
export function bulkOrderContent(
  product: Product,
  origin: string,
  shopName: string,
  small: string | undefined,
): PageContent {
  const { _id, name, images } = product
  if (freePlacements(product).length === 0) return notPrintedOn(name, shopName)
  const [image] = images
  const picture = image === undefined ? undefined : pictureAddress(image, origin)
  const head = sharedHead({
    ...{
      name: bulkOrderTitle(name),
      words: bulkOrderWords(name),
      origin,
      path: `/order/${_id}`,
      type: 'website',
      shopName,
      image,
    },
    sizes: bulkPictureSizes,
  })
  const body = [
    `<h1>${escapeHtml(bulkOrderTitle(name))}</h1>`,
    ...(picture === undefined
      ? []
      : [`<p><img src="${escapeHtml(picture)}" alt="${escapeHtml(name)}" width="288" /></p>`]),
    `<p><strong>${escapeHtml(formatPrice(garmentPrice(product)))}</strong> per piece with one print</p>`,
    `<p>${escapeHtml(bulkOrderWords(name))}</p>`,
    `<p>${link({ path: '/order', label: 'All garments to print on' })}</p>`,
  ]
  const first = image === undefined ? '' : early(image, byDensity, small)
  return { head: head.filter(Boolean).join('\n    '), first, body: body.join('\n      ') }
}

const notPrintedOn = (name: string, shopName: string): PageContent => ({
  head: [title(`${name} · ${shopName}`), `<meta ${shell} name="robots" content="noindex" />`].join('\n    '),
  first: '',
  body: `<h1>${escapeHtml(name)}</h1><p>${link({ path: '/order', label: 'All garments to print on' })}</p>`,
})
