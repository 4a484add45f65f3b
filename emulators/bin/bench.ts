/** `npm run bench -- NAME`: runs the workspace's `bench/NAME.ts` on the running suite or a fresh one. */

import { globSync } from 'node:fs'
import path from 'node:path'
import { ChildProcesses, Refusal, runCommand } from '../local-firebase/local-firebase.ts'
import { isRunning, openFreshShops } from '../shop/open-shop.ts'
import { emulatorEnvironment, readPorts } from '../shop/ports.ts'
import { inRoot } from '../shop/root.ts'

await runCommand(async (command) => {
  const [name, ...args] = process.argv.slice(2)
  const all = globSync('{contract,functions,web,emulators}/bench/*.ts', { cwd: inRoot() })
  const script = all.find((file) => path.basename(file, '.ts') === name)
  if (!script) {
    const names = all.map((file) => path.basename(file, '.ts')).sort()
    throw new Refusal(`Name a benchmark: npm run bench -- ${names.join(' | ') || '(there are none yet)'}`)
  }
  const ports = readPorts()
  if (!(await isRunning(ports))) await openFreshShops(command, [ports])
  const children = new ChildProcesses()
  command.onEnd(() => children.kill())
  const env = { ...process.env, ...emulatorEnvironment(ports) }
  return (await children.run(process.execPath, [inRoot(script), ...args], { cwd: inRoot(), env, stdio: 'inherit' }))
    .code
})
