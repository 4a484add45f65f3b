/** The two document types of the sitemap protocol (sitemaps.org). */
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The protocol's limit per file. */
export const maxUrls = 50_000

export type Listed = { readonly loc: string; readonly lastmod?: string }

/** Returns a sitemap of pages. */
export const urlSet = (urls: readonly Listed[]): string =>
  `${head}<urlset ${names}>\n${urls.map((url) => entry('url', url)).join('')}</urlset>\n`

/** Returns an index of sitemaps. */
export const sitemapIndex = (sitemaps: readonly Listed[]): string =>
  `${head}<sitemapindex ${names}>\n${sitemaps.map((sitemap) => entry('sitemap', sitemap)).join('')}</sitemapindex>\n`

/** URLs contain only characters allowed in ids and paths, none of them special in XML. */
const entry = (element: string, { loc, lastmod }: Listed) =>
  `<${element}><loc>${loc}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</${element}>\n`
