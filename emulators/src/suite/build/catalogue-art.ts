import { spawnSync } from 'node:child_process'
import { Refusal } from '../refusal.ts'
import { inRoot } from '../root.ts'

/** Leaves `web/public/catalogue`. What has been drawn from the same sources is left alone; answers whether it drew. */
export const drawCatalogue = async () => {
  const script = inRoot('emulators/seed/artwork/main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd: inRoot(), encoding: 'utf8' })
  if (status !== 0) throw new Refusal(`The catalogue's pictures cannot be drawn:\n${stdout}${stderr}`)
  return stdout !== ''
}
