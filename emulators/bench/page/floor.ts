import { build } from 'esbuild'
import { inRoot } from '../../shop/root.ts'

/** A file that the edge server answers itself. */
export type OwnFile = { readonly type: string; readonly body: string }

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="An empty page" />
    <title>An empty page</title>
    <script type="module" src="/assets/floor.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`

const code = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement('h1', null, 'An empty page'))
`

/**
 * Returns a page in which React renders a single line, by URL: what a page of the shop takes beyond it is the shop's own
 * share, on any machine.
 */
export async function floorFiles(): Promise<ReadonlyMap<string, OwnFile>> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: inRoot('web/src') },
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  return new Map([
    ['/floor', { type: 'text/html; charset=utf-8', body: page }],
    ['/assets/floor.js', { type: 'text/javascript; charset=utf-8', body: outputFiles[0]?.text ?? '' }],
  ])
}
