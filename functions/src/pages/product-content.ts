import { pictureSources, productPictureSizes } from '@teeshala/contract/catalogue/picture-sources'
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
import type { PageContent } from './fill-page.ts'

/** Marks what the page's own head takes the place of once its code runs. */
const shell = 'data-shell'

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${shell} ${kind}="${name}" content="${escapeHtml(content)}" />`

/** The picture that the page shows first comes with its code and not after it, in the format that the page will ask for. */
function preload(image: string): string {
  const { avif, webp } = pictureSources(image) ?? {}
  const srcset = avif ?? webp
  if (srcset === undefined) return ''
  const type = avif === undefined ? '' : ' type="image/avif"'
  return `<link rel="preload" as="image"${type} imagesrcset="${escapeHtml(srcset)}" imagesizes="${productPictureSizes}" fetchpriority="high" />`
}

const cssUrl = (address: string) =>
  `url("${address.replace(/["'\\<>()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}")`
const large = (srcset: string) =>
  cssUrl(
    srcset
      .split(', ')
      .at(-1)
      ?.replace(/ \d+w$/, '') ?? '',
  )

/** On a phone, which takes the large size, the picture stands in its place before any code of the page has run. */
function early(image: string): string {
  const { avif, webp } = pictureSources(image) ?? {}
  if (webp === undefined) return ''
  const picture = avif ? `image-set(${large(avif)} type("image/avif"), ${large(webp)} type("image/webp"))` : large(webp)
  return `<style>@media (max-width: 48em) and (min-resolution: 1.7dppx) { :root { --first-picture: ${picture} } }</style>`
}

const title = (words: string) => `<title ${shell}>${escapeHtml(words)}</title>`

const link = ({ path, label }: { path: string; label: string }) =>
  `<a href="${escapeHtml(path)}">${escapeHtml(label)}</a>`

/** Returns what search engines, link previews and those without scripts read of a product of the shop of this name. */
export function productContent(product: Product, origin: string, shopName: string): PageContent {
  const { name, description, fullDescription, images, price, stock } = product
  const url = `${origin}/product/${product._id}`
  const [image] = images
  const picture = image === undefined ? undefined : pictureAddress(image, origin)
  const head = [
    title(`${name} · ${shopName}`),
    meta('name', 'description', productWords(product)),
    `<link ${shell} rel="canonical" href="${escapeHtml(url)}" />`,
    meta('property', 'og:site_name', shopName),
    meta('property', 'og:type', 'product'),
    meta('property', 'og:title', name),
    meta('property', 'og:description', productWords(product)),
    meta('property', 'og:url', url),
    ...(picture === undefined
      ? []
      : [
          meta('property', 'og:image', picture),
          meta('name', 'twitter:card', 'summary_large_image'),
          preload(image ?? ''),
          early(image ?? ''),
        ]),
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
  return { head: head.filter(Boolean).join('\n    '), body: body.join('\n      ') }
}

/** Returns what is said where no product is, or none that the shop shows. */
export const missingProductContent: PageContent = {
  head: [title('Product Not Found'), `<meta ${shell} name="robots" content="noindex" />`].join('\n    '),
  body: `<h1>Product Not Found</h1><p>${escapeHtml(productNotFound)}</p><p>${link({ path: '/products', label: 'All products' })}</p>`,
}
