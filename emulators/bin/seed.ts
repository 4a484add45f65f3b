/** `npm run seed`: fills the running suite; `-- --scale N` makes a synthetic shop of N products and orders. */
import { ChildProcesses } from '../src/suite/child-processes.ts'
import { runCommand } from '../src/suite/command.ts'
import { emulatorEnvironment, readPorts } from '../src/suite/ports.ts'
import { Refusal } from '../src/suite/refusal.ts'
import { inRoot } from '../src/suite/root.ts'
import { isRunning } from '../src/suite/running-suite.ts'

await runCommand(async (command) => {
  const ports = readPorts()
  if (!(await isRunning(ports)))
    throw new Refusal('No shop runs on this machine: run npm start in another terminal first.')
  const children = new ChildProcesses()
  command.onEnd(() => children.kill())
  const seed = [inRoot('emulators/seed/seed.ts'), ...process.argv.slice(2)]
  const env = { ...process.env, ...emulatorEnvironment(ports) }
  return (await children.run(process.execPath, seed, { cwd: inRoot(), env, stdio: 'inherit' })).code
})
