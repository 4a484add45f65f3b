import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { firstPicturesAddress, type PlainListName } from '@teeshala/contract/catalogue/plain-list-address'
import { categoryPageNames } from '@teeshala/contract/catalogue/public-pages'
import type { Plugin, Rolldown } from 'vite'
import { type DrawnPage, drawnPages } from '../src/app/drawn/drawn-pages.ts'
import { criticalCss } from './critical-css.ts'
import { drawPages } from './draw-pages.ts'
import { buildFirstScript } from './first-script.ts'
import { moveFontFaces } from './font-faces.ts'
import { assetOf, into, scriptTag, sheetTag } from './html-parts.ts'

/** The pages whose code is not in the first file. */
const modules: Partial<Record<DrawnPage, string>> = {
  product: 'storefront/product/ProductPage.tsx',
  'single-order': 'storefront/custom-order/single/SingleOrderPage.tsx',
  'design-your-own': 'storefront/custom-order/choose-product/DesignYourOwnPage.tsx',
  'choose-product': 'storefront/custom-order/choose-product/ChooseProductPage.tsx',
  'bulk-order': 'storefront/custom-order/bulk/BulkOrderPage.tsx',
  printing: 'storefront/printing/PrintingPage.tsx',
  about: 'storefront/content/AboutPage.tsx',
  contact: 'storefront/content/ContactPage.tsx',
  privacy: 'storefront/content/PrivacyPage.tsx',
  terms: 'storefront/content/TermsPage.tsx',
  returns: 'storefront/content/ReturnsPage.tsx',
}

/** Returns the list of products that a page shows. */
const listOf = (name: DrawnPage): PlainListName | undefined =>
  name === 'products' ? 'all' : categoryPageNames.find((each) => each === name)

/** The shop as schema.org data. The origin is only known for a deployed shop. */
const organization = (origin: string) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Teeshala',
    url: `${origin}/`,
    logo: `${origin}/catalogue/apple-touch-icon.png`,
  })

/**
 * Gives each public page its own HTML: the page prerendered in its loading state, with critical CSS, the requests to
 * start at once, and all files it needs (docs/decisions/0058-prerendered-pages.md).
 */
export function pageHtml({ alias }: { alias: Record<string, string> }): Plugin {
  return {
    name: 'page-html',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const script = await buildFirstScript()
        const forcedColors = await readFile(path.resolve(import.meta.dirname, '../src/app/forced-colors.css'), 'utf8')
        return html
          .replace('<!-- first script -->', () => `<script>${script}</script>`)
          .replace('<!-- forced colours -->', () => `<style>${forcedColors}</style>`)
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = assetOf('index.html', bundle)
        const html = moveFontFaces(String(index.source), bundle)
        const data = `    <script type="application/ld+json">${organization(process.env.PUBLIC_ORIGIN ?? '')}</script>`
        this.emitFile({ type: 'asset', fileName: 'pages/app.html', source: into(html, '  </head>', [data]) })
        for (const [name, drawn] of await drawPages(alias)) {
          const module = modules[name]
          const files = module === undefined ? [] : filesOf(module, bundle)
          const first = name === 'home' ? [await heroStyle()] : []
          const page = pageOf(html, { ...drawn, address: drawnPages[name], list: listOf(name), files, first, bundle })
          if (name === 'home') index.source = into(page, '  </head>', [data])
          else this.emitFile({ type: 'asset', fileName: `pages/${name}.html`, source: page })
        }
      },
    },
  }
}

/** Returns a small version of the home page's hero for phones, where a slow connection would load the picture itself a second later. */
async function heroStyle(): Promise<string> {
  const picture = await readFile(path.resolve(import.meta.dirname, '../public/catalogue/hero-first.avif'), 'base64')
  return `    <style>@media (max-width: 47.99em) { :root { --hero-first: url("data:image/avif;base64,${picture}") } }</style>`
}

type Parts = {
  readonly html: string
  readonly calls: readonly string[]
  readonly address: string
  readonly list: PlainListName | undefined
  /** The files of the page besides those in every HTML. */
  readonly files: readonly string[]
  /** Lines after the prerendered content. */
  readonly first: readonly string[]
  readonly bundle: Rolldown.OutputBundle
}

const headPlace = /<!-- head: [^>]*-->[\s\S]*?<!-- \/head -->/
/** The head elements that React renders come before everything else. */
const ofHead = /^(?:<(?:meta|link)[^>]*>|<title>[^<]*<\/title>)*/

function pageOf(shell: string, { html, calls, address, list, files, first, bundle }: Parts): string {
  const sheets = [...shell.matchAll(sheetTag)].map(([, file = '']) => file)
  const further = files.filter((file) => !shell.includes(file))
  const styles = [...sheets, ...further.filter((file) => file.endsWith('.css'))]
  const [head = ''] = ofHead.exec(html) ?? []
  const tags = (head.match(/<title>[^<]*<\/title>|<[^>]*>/g) ?? []).filter((tag) => !tag.includes('//shop.invalid'))
  const drawn = html.slice(head.length)
  const pageFiles = [
    ...styles.map((file) => `/${file}`),
    ...[...shell.matchAll(scriptTag)].map(([, file]) => `run:${file}`),
    ...further.filter((file) => file.endsWith('.js')).map((file) => `/${file}`),
  ]
  const lines = [
    `    <style>${criticalCss(
      styles.map((file) => String(assetOf(file, bundle).source)),
      drawn,
    )}</style>`,
  ]
  const named = (name: string, files: readonly string[]) => `<meta name="${name}" content="${files.join(' ')}" />\n    `
  const metas = [
    // For lists, pictures are shown before the code is there; other responses are read by the code, which comes later.
    named(list === undefined ? 'calls-once-drawn' : 'first-calls', calls),
    list === undefined ? '' : named('first-pictures', [firstPicturesAddress(list)]),
    named('page-files', pageFiles),
  ].join('')
  const page = shell
    .replace(sheetTag, '')
    .replaceAll(scriptTag, '')
    .replace('<script>', (script) => metas + script)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${address}">${drawn}</div>`)
  const titled = tags.length === 0 ? page : page.replace(headPlace, () => tags.join('\n    '))
  return into(into(titled, '  </head>', lines), '  </body>', first)
}

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } }

/**
 * Returns the files of the chunk with this module and of its imports, imports first: its styles refine theirs, and the
 * page runs code in this order (`run-page-files.ts`).
 */
function filesOf(module: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)))
  if (!start) throw new Error(`The build has no ${module}`)
  const files = new Set<string>()
  const seen = new Set<Chunk>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
  }
  add(start)
  return [...files]
}
