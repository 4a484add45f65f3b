/** The two documents of the sitemap protocol (sitemaps.org). */
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** What the protocol allows in one file. */
export const maxUrls = 50_000

export type Listed = { readonly loc: string; readonly lastmod?: string }

/** A sitemap of pages. */
export const urlSet = (urls: readonly Listed[]): string =>
  `${head}<urlset ${names}>\n${urls.map((url) => entry('url', url)).join('')}</urlset>\n`

/** An index of sitemaps. */
export const sitemapIndex = (sitemaps: readonly Listed[]): string =>
  `${head}<sitemapindex ${names}>\n${sitemaps.map((sitemap) => entry('sitemap', sitemap)).join('')}</sitemapindex>\n`

/** Addresses here hold only what an id or a path of the shop may hold, none of it special in XML. */
const entry = (element: string, { loc, lastmod }: Listed) =>
  `<${element}><loc>${loc}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</${element}>\n`
