/** The order of a start: folder, ports, rules, build, emulators, seed. */
import path from 'node:path'
import { ChildProcesses } from '../command/child-processes.ts'
import type { Command } from '../command/command.ts'
import { step } from '../command/progress.ts'
import { Refusal } from '../command/refusal.ts'
import { refuseBusyPorts } from './busy-ports.ts'
import { readEmulators, requireJava } from './firebase-cli.ts'
import { rulesFilesOf } from './local-config.ts'
import { portsOf, type SuiteOptions } from './local-project.ts'
import { originOf } from './ports.ts'
import { Suite } from './suite.ts'

/** Builds what the suites serve; its processes end with `children`. Throws a {@link Refusal} if that fails. */
type Build = (children: ChildProcesses) => Promise<void>

/** Opens suites that run side by side; returns them filled, in the order given. They end together with the command. */
export const openSuites = async (command: Command, all: readonly SuiteOptions[], build: Build): Promise<Suite[]> => {
  for (const options of all) {
    const { project, folder, ports } = options
    folder.acquire(project.title, originOf(ports.hosting))
    command.onEnd(async () => folder.release())
    await refuseBusyPorts(portsOf(options))
  }
  if (readEmulators() === 'official') await requireJava()
  const children = new ChildProcesses()
  command.onEnd(() => children.kill())
  for (const root of new Set(all.map(({ project }) => project.root))) await refuseMalformedRules(children, root)
  await build(children)
  return Promise.all(all.map((options) => startSuite(command, options)))
}

/** Refuses an invalid rules file, with line and column, before anything runs with it. */
const refuseMalformedRules = async (children: ChildProcesses, root: string) => {
  const args = [path.join(import.meta.dirname, '../rules/check.ts'), ...rulesFilesOf(root)]
  const { code, output } = await children.collect(process.execPath, args, { cwd: root })
  if (code !== 0) throw new Refusal(output.trimEnd())
}

const startSuite = async (command: Command, options: SuiteOptions) => {
  const suite = new Suite(options)
  let isWorthSaving = false
  command.onEnd(async (hurry) => {
    if (hurry) return suite.kill()
    try {
      if (options.keepsData && isWorthSaving) await step('Save', () => suite.save())
    } finally {
      await suite.stop()
    }
  })
  const { isFirstRun } = await step(
    'Emulators',
    () => suite.start(),
    () => `${readEmulators()} Firestore and rules`,
  )
  if (isFirstRun) {
    await step('Seed', () => suite.fill())
    if (options.keepsData) await suite.save()
  }
  isWorthSaving = true
  return suite
}
