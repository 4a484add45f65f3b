/** Renders the shop's pictures into web/public/catalogue, unless their sources are unchanged since the last time. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type CutOut, drawBrand } from './brand-pictures.ts'
import { clothKey, jobs } from './jobs.ts'

const here = import.meta.dirname
const target = resolve(here, '../../../web/public/catalogue')
const stamp = resolve(here, '../../.cache/catalogue.sha256')

async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256')
  const folders = [
    here,
    join(here, 'cloth'),
    join(here, 'looks'),
    join(here, 'motifs'),
    resolve(here, '../../../contract/src/garment'),
  ]
  for (const folder of folders)
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort())
      hash.update(name).update(await readFile(join(folder, name)))
  hash.update(await readFile(join(here, '../colours.ts')))
  return hash.digest('hex')
}

const photographIn = (clothKeys: readonly string[]) =>
  new Promise<CutOut[]>((done, fail) => {
    const cutOuts: CutOut[] = []
    const worker = new Worker(new URL('./studio.ts', import.meta.url), { workerData: { clothKeys, target } })
    worker.on('message', (cutOut: CutOut) => cutOuts.push(cutOut))
    worker.once('error', fail)
    worker.once('exit', (code) => (code === 0 ? done(cutOuts) : fail(new Error(`A studio stopped with ${code}`))))
  })

/** The cloths, divided so that every worker renders about the same number of pictures. */
function sharedOut(studios: number): string[][] {
  const shares = Array.from({ length: studios }, () => ({ clothKeys: [] as string[], load: 0 }))
  const groups = [...Map.groupBy(jobs, clothKey)].sort((one, other) => other[1].length - one[1].length)
  for (const [key, group] of groups) {
    const least = shares.reduce((best, share) => (share.load < best.load ? share : best))
    least.clothKeys.push(key)
    least.load += group.length + 3
  }
  return shares.map((share) => share.clothKeys).filter((keys) => keys.length > 0)
}

const hash = await sourcesHash()
const isDrawn = existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
if (!isDrawn) {
  const started = performance.now()
  await rm(stamp, { force: true })
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const cutOuts = await Promise.all(sharedOut(Math.min(4, availableParallelism())).map(photographIn))
  await drawBrand(target, cutOuts.flat())
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, hash)
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(`${jobs.length} catalogue pictures drawn in ${seconds} s\n`)
}
