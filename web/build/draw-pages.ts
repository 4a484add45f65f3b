import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { drawPage } from '../src/app/drawn/draw-page.tsx'
import { type DrawnPage, drawnPages } from '../src/app/drawn/drawn-pages.ts'
import { mantineParts } from './mantine-parts.ts'

type Drawn = Awaited<ReturnType<typeof drawPage>>

const web = path.resolve(import.meta.dirname, '..')
const folder = path.resolve(web, '../.cache/drawing')

/** Builds the shop once more for this process, and renders its pages. `alias` is that of the shop's own build. */
export async function drawPages(alias: Record<string, string>): Promise<ReadonlyMap<DrawnPage, Drawn>> {
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), mantineParts()],
    resolve: { alias },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/drawn/draw-page.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      assetsInlineLimit: 0,
    },
  })
  const { drawPage: draw }: { drawPage: typeof drawPage } = await import(
    `${pathToFileURL(path.join(folder, 'draw-page.js'))}?${Date.now()}`
  )
  const drawn = new Map<DrawnPage, Drawn>()
  for (const [name, address] of Object.entries(drawnPages)) drawn.set(name as DrawnPage, await draw(address))
  return drawn
}
