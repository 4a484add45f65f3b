/** `npm run seed`: fills the running suite; `-- --scale N` creates a synthetic shop of N products and people and ten times as many orders. */
import { ChildProcesses, Refusal, runCommand } from '../local-firebase/local-firebase.ts'
import { isRunning } from '../shop/open-shop.ts'
import { emulatorEnvironment, readPorts } from '../shop/ports.ts'
import { inRoot } from '../shop/root.ts'

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
