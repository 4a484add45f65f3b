/** A worker that renders all views of its cloths: takes `{ clothKeys, target }` and returns the brand's cut-outs. */
import { parentPort, workerData } from 'node:worker_threads'
import { type CutOut, onPosters } from './brand-pictures.ts'
import { weave } from './cloth/cloth.ts'
import { clothKey, jobs } from './jobs.ts'
import { photograph, photographAlone } from './photograph.ts'
import { savePicture } from './save-picture.ts'

const { clothKeys, target } = workerData as { clothKeys: readonly string[]; target: string }

for (const key of clothKeys) {
  const group = jobs.filter((job) => clothKey(job) === key)
  const first = group[0]
  if (!first) continue
  const cloth = await weave(first.look.cut, first.view.side, first.view.side === 'front' ? 11 : 47)
  for (const { id, look, view } of group) {
    await savePicture(await photograph(look, view, cloth), target, `${id}-${view.name}`)
    if (!onPosters.some((wanted) => wanted === id) || view.name !== 'front') continue
    parentPort?.postMessage({ id, pixels: await photographAlone(look, view, cloth) } satisfies CutOut)
  }
}
