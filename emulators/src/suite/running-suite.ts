import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Command } from './command.ts'
import { DataFolder } from './data-folder.ts'
import { openSuite } from './open-suite.ts'
import { emulatorEnvironment, originOf, type Ports } from './ports.ts'

/** True when a shop answers on these ports. */
export const isRunning = async (ports: Ports) => {
  try {
    return (await fetch(`${originOf(ports.hosting)}/api/health`, { signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}

/** Starts a freshly seeded suite that keeps nothing and ends with the command. Answers the environment of its clients. */
export const openFreshSuite = async (command: Command, ports: Ports) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'teeshala-'))
  command.onEnd(async () => rmSync(folder, { recursive: true, force: true }))
  await openSuite(command, { ports, folder: new DataFolder(folder), keepsData: false, seeds: true })
  return emulatorEnvironment(ports)
}
