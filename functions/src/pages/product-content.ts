import { productPictureSizes } from '@teeshala/contract/catalogue/picture-sources'
import type { Product } from '@teeshala/contract/catalogue/product'
import {
  breadcrumbData,
  jsonForScript,
  pictureAddress,
  productData,
  productTrail,
  productWords,
} from '@teeshala/contract/catalogue/product-data'
import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { escapeHtml } from '../mails/escape-html.ts'
import { early } from './early-picture.ts'
import type { PageContent } from './fill-page.ts'
import { sharedHead } from './shared-head.ts'
import { link, meta, shell, title } from './tags.ts'

/** Phones use the large size; elsewhere it depends on the window. */
const onPhones = [{ where: '(max-width: 48em) and (min-resolution: 1.7dppx)', size: 'large' }] as const

/** Returns the content of a product page for search engines, link previews and browsers without scripts; `small` is its small picture. */
export function productContent(
  product: Product,
  origin: string,
  shopName: string,
  small: string | undefined,
): PageContent {
  const { _id, name, description, fullDescription, images, price, stock } = product
  const [image] = images
  const picture = image === undefined ? undefined : pictureAddress(image, origin)
  const head = [
    ...sharedHead({
      ...{ name, words: productWords(product), origin, path: `/product/${_id}`, type: 'product', shopName, image },
      sizes: productPictureSizes,
    }),
    meta('property', 'product:price:amount', price.toFixed(2)),
    meta('property', 'product:price:currency', 'INR'),
    ...[productData(product, origin, shopName), breadcrumbData(product, origin)].map(
      (data) => `<script ${shell} type="application/ld+json">${jsonForScript(data)}</script>`,
    ),
  ]
  const body = [
    `<nav>${productTrail(product).map(link).join(' › ')}</nav>`,
    `<h1>${escapeHtml(name)}</h1>`,
    ...(picture === undefined
      ? []
      : [`<p><img src="${escapeHtml(picture)}" alt="${escapeHtml(name)}" width="480" /></p>`]),
    `<p><strong>${escapeHtml(formatPrice(price))}</strong> incl. of all taxes · ${stock > 0 ? 'In stock' : 'Out of stock'}</p>`,
    ...[description, fullDescription ?? ''].filter(Boolean).map((words) => `<p>${escapeHtml(words)}</p>`),
    `<p>${link({ path: '/products', label: 'All products' })}</p>`,
  ]
  const first = image === undefined ? '' : early(image, onPhones, small)
  return { head: head.filter(Boolean).join('\n    '), first, body: body.join('\n      ') }
}

/** The content for a missing or hidden product. */
export const missingProductContent: PageContent = {
  head: [title('Product Not Found'), `<meta ${shell} name="robots" content="noindex" />`].join('\n    '),
  first: '',
  body: `<h1>Product Not Found</h1><p>${escapeHtml(productNotFound)}</p><p>${link({ path: '/products', label: 'All products' })}</p>`,
}
