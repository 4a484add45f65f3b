import { type PlainListName, plainListAddress } from '@teeshala/contract/catalogue/plain-list-address'
import { plainLists } from '@teeshala/contract/catalogue/plain-lists'
import type { Product } from '@teeshala/contract/catalogue/product'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { escapeHtml } from '../../mails/escape-html.ts'

/** Without scripts the surrounding page is always light. */
const styles =
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#120f28}ul{list-style:none;margin:0;padding:0}li{padding:12px 0;border-top:1px solid #ddd8cf}p{margin:4px 0 0}a{color:inherit;font-weight:600}'

/** Returns a page of a list as an HTML document embedded in another page: its links open in that page. `cursor` is that of the next page. */
export function plainListHtml(
  name: PlainListName,
  products: readonly Product[],
  origin: string,
  cursor: string | undefined,
): string {
  const { title, page } = plainLists[name]
  const next = cursor && `${plainListAddress(name)}?cursor=${encodeURIComponent(cursor)}`
  return `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)} · Teeshala</title>
    <link rel="canonical" href="${escapeHtml(origin + page)}" />
    <style>${styles}</style>
  </head>
  <body>
    ${products.length === 0 ? '<p>There is nothing here at the moment.</p>' : `<ul>${products.map(item).join('')}</ul>`}
    ${next ? `<p><a rel="next" href="${escapeHtml(next)}">More t-shirts</a></p>` : ''}
  </body>
</html>
`
}

const item = ({ _id, name, price, stock, description }: Product) =>
  `<li><a target="_top" href="/product/${escapeHtml(_id)}">${escapeHtml(name)}</a>
      <p><strong>${escapeHtml(formatPrice(price))}</strong> incl. of all taxes${stock > 0 ? '' : ' · Out of stock'}</p>
      <p>${escapeHtml(description)}</p></li>`
