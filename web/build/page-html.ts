import type { Plugin, Rolldown } from 'vite'

/** Pages with an HTML of their own, by its name: Hosting's rewrites in firebase.json lead there, and `pages` fills the one of a product. */
const pages: Readonly<Record<string, string>> = {
  product: 'storefront/product/ProductPage.tsx',
  printing: 'storefront/printing/PrintingPage.tsx',
  'single-order': 'storefront/custom-order/single/SingleOrderPage.tsx',
}

/** Whose shop it is, in the words of schema.org. The origin is known where the shop is deployed. */
const organization = (origin: string) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Teeshala',
    url: `${origin}/`,
    logo: `${origin}/catalogue/apple-touch-icon.png`,
  })

/**
 * Gives each of these pages an HTML that names all files that the page needs, so that they come together: one that only the first file
 * knows of would cost a way there and back more.
 */
export function pageHtml(): Plugin {
  return {
    name: 'page-html',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The build has no page')
        const html = String(index.source)
        const withHead = (lines: readonly string[]) =>
          html.replace('  </head>', () => [...lines, '  </head>'].join('\n'))
        for (const [name, module] of Object.entries(pages)) {
          const files = filesOf(module, bundle).filter((file) => !html.includes(file))
          this.emitFile({ type: 'asset', fileName: `pages/${name}.html`, source: withHead(files.map(linkTo)) })
        }
        const data = organization(process.env.PUBLIC_ORIGIN ?? '')
        index.source = withHead([`    <script type="application/ld+json">${data}</script>`])
      },
    },
  }
}

const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `    <link rel="stylesheet" crossorigin href="/${file}">`
    : `    <link rel="modulepreload" crossorigin href="/${file}">`

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } }

/** Returns the files of the chunk with this module and of all that it imports; its own styles come after theirs, which they refine. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)))
  if (!start) throw new Error(`The build has no ${module}`)
  const files = new Set<string>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
  }
  add(start)
  return [...files]
}
