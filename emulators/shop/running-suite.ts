import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Command } from '../local-firebase/command/command.ts'
import { Refusal } from '../local-firebase/command/refusal.ts'
import { DataFolder } from '../local-firebase/suite/data-folder.ts'
import { openSuites } from '../local-firebase/suite/open-suite.ts'
import type { Suite } from '../local-firebase/suite/suite.ts'
import { originOf, type Ports, projectId } from './ports.ts'

/** True when a shop answers on these ports. */
export const isRunning = async (ports: Ports) => {
  try {
    return (await fetch(`${originOf(ports.hosting)}/api/health`, { signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}

/** Starts a freshly seeded suite on each of these ports; they keep nothing and end with the command. */
export const openFreshSuites = (command: Command, all: readonly Ports[]) =>
  openSuites(
    command,
    all.map((ports) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'teeshala-'))
      command.onEnd(async () => rmSync(folder, { recursive: true, force: true }))
      return { ports, folder: new DataFolder(folder), keepsData: false, seeds: true }
    }),
  )

/** Brings documents and accounts back to the seed, so that what one stage of the tests has left is no matter to the next. */
export const refill = async (suite: Suite) => {
  const { firestore, auth } = suite.ports
  const emptied = await Promise.all(
    [
      `${originOf(firestore)}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
      `${originOf(auth)}/emulator/v1/projects/${projectId}/accounts`,
    ].map((url) => fetch(url, { method: 'DELETE', headers: { authorization: 'Bearer owner' } })),
  )
  if (!emptied.every(({ ok }) => ok))
    throw new Refusal('The shop could not be emptied between two stages of the tests.')
  await suite.run('emulators/seed/seed.ts')
}
