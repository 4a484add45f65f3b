import { parseArgs } from 'node:util'
import { ChildProcesses, Refusal, runCommand } from '../local-firebase/local-firebase.ts'
import { requireKeyFile } from './key-file.ts'
import { isRunning } from './open-shop.ts'
import { emulatorEnvironment, readPorts } from './ports.ts'
import { inRoot } from './root.ts'

/**
 * Runs a script of the functions on the local shop, or with `--project ID` on the real one; `--database ID` names another database of it,
 * for example a restored one.
 */
export const runInShop = (script: string) =>
  runCommand(async (command) => {
    const { values } = parseArgs({ options: { project: { type: 'string' }, database: { type: 'string' } } })
    if (values.database && !values.project) throw new Refusal('Name the --project that has this database.')
    const env = values.project ? environmentOf(values.project) : await localEnvironment()
    if (values.database) env.FIRESTORE_DATABASE = values.database
    const children = new ChildProcesses()
    command.onEnd(() => children.kill())
    return (await children.run(process.execPath, [inRoot(script)], { cwd: inRoot(), env, stdio: 'inherit' })).code
  })

function environmentOf(project: string): NodeJS.ProcessEnv {
  requireKeyFile()
  const local = new Set(Object.keys(emulatorEnvironment(readPorts())))
  const own = Object.entries(process.env).filter(([name]) => !local.has(name))
  return { ...Object.fromEntries(own), GCLOUD_PROJECT: project }
}

async function localEnvironment(): Promise<NodeJS.ProcessEnv> {
  const ports = readPorts()
  if (!(await isRunning(ports)))
    throw new Refusal('No shop runs on this machine: run npm start first, or name a --project.')
  return { ...process.env, ...emulatorEnvironment(ports) }
}
