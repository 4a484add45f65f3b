/** Builds what is missing, then starts a suite; shared by every command that needs one. */

import { originOf, type Ports } from '../../shop/ports.ts'
import { inRoot } from '../../shop/root.ts'
import { ChildProcesses } from '../command/child-processes.ts'
import type { Command } from '../command/command.ts'
import { refuseBusyPorts } from '../command/port-owner.ts'
import { step } from '../command/progress.ts'
import { Refusal } from '../command/refusal.ts'
import type { DataFolder } from './data-folder.ts'
import { readEmulators, requireJava } from './firebase-cli.ts'
import { Suite } from './suite.ts'

export interface OpenOptions {
  ports: Ports
  folder: DataFolder
  /** Whether what happens in the shop is still there at the next start. */
  keepsData: boolean
  /** Whether an empty shop gets its catalogue, accounts and orders. */
  seeds: boolean
}

/** A rules file that cannot be used is named with its line and column before anything runs on it. */
const refuseMalformedRules = async (children: ChildProcesses) => {
  const args = [inRoot('emulators/local-firebase/rules/check.ts'), 'firestore.rules', 'storage.rules']
  const { code, output } = await children.collect(process.execPath, args, { cwd: inRoot() })
  if (code !== 0) throw new Refusal(output.trimEnd())
}

/** Returns a running, seeded suite that ends together with the command. */
export const openSuite = async (command: Command, options: OpenOptions) => {
  const [suite] = await openSuites(command, [options])
  return suite as Suite
}

/** Returns suites that run side by side, each with ports and data of its own, in the order asked for. */
export const openSuites = async (command: Command, all: readonly OpenOptions[]): Promise<Suite[]> => {
  for (const { folder, ports } of all) {
    folder.acquire(originOf(ports.hosting))
    command.onEnd(async () => folder.release())
    await refuseBusyPorts(ports)
  }
  if (readEmulators() === 'official') await requireJava()
  await build(command)
  return Promise.all(all.map((options) => startSuite(command, options)))
}

const build = async (command: Command) => {
  const builders = new ChildProcesses()
  command.onEnd(() => builders.kill())
  await refuseMalformedRules(builders)
  const { code } = await builders.run(process.execPath, [inRoot('emulators/bin/build.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (code !== 0) throw new Refusal('The build failed, see above.')
}

const startSuite = async (command: Command, { ports, folder, keepsData, seeds }: OpenOptions) => {
  const emulators = readEmulators()
  const suite = new Suite({ ports, folder, emulators })
  let isWorthSaving = false
  command.onEnd(async (hurry) => {
    if (hurry) return suite.kill()
    try {
      if (keepsData && isWorthSaving) await step('Save', () => suite.save())
    } finally {
      await suite.stop()
    }
  })
  const { isFirstRun } = await step(
    'Emulators',
    () => suite.start(),
    () => `${emulators} Firestore and rules`,
  )
  if (isFirstRun && seeds) {
    await step('Seed', () => suite.run('emulators/seed/seed.ts'))
    if (keepsData) await suite.save()
  }
  isWorthSaving = true
  return suite
}
