/** Renders the catalogue's pictures into web/public/catalogue, unless their sources are unchanged since the last time. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { weave } from './cloth/cloth.ts'
import { FRAME } from './frame.ts'
import { catalogueLooks, type Look, type View } from './looks.ts'
import { photograph } from './photograph.ts'

const here = import.meta.dirname
const target = resolve(here, '../../../web/public/catalogue')
const stamp = join(target, 'sources.sha256')
const sources = [here, resolve(here, '../../../contract/src/garment')]

async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of [...sources, join(here, 'cloth'), join(here, 'motifs')])
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort())
      hash.update(name).update(await readFile(join(folder, name)))
  hash.update(await readFile(join(here, '../colours.ts')))
  return hash.digest('hex')
}

async function save(pixels: Uint8Array, name: string) {
  const raw = { width: FRAME.width, height: FRAME.height, channels: 3 as const }
  const large = sharp(pixels, { raw })
  await Promise.all([
    large
      .clone()
      .webp({ quality: 76, effort: 4, smartSubsample: true })
      .toFile(join(target, `${name}-960.webp`)),
    large
      .clone()
      .resize(480)
      .webp({ quality: 64, effort: 5 })
      .toFile(join(target, `${name}-480.webp`)),
  ])
}

const jobs = Object.entries(catalogueLooks).flatMap(([id, look]) =>
  look.views.map((view): { id: string; look: Look; view: View } => ({ id, look, view })),
)
const clothKey = ({ look, view }: { look: Look; view: View }) => `${look.cut} ${view.side}`

const hash = await sourcesHash()
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) process.exit(0)

await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
const started = performance.now()
for (const [key, group] of Map.groupBy(jobs, clothKey)) {
  const first = group[0]
  if (!first) continue
  const cloth = await weave(first.look.cut, first.view.side, key.length * 7 + 3)
  for (const { id, look, view } of group) await save(await photograph(look, view, cloth), `${id}-${view.name}`)
}
await writeFile(stamp, hash)
process.stdout.write(
  `${jobs.length} catalogue pictures drawn in ${Math.round((performance.now() - started) / 1000)} s\n`,
)
