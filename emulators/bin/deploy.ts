/** `npm run deploy -- --project ID`: builds everything and deploys it with firebase-tools. README.md has the steps before it. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { deployConfig, pageHeaders } from '../build/deploy-config.ts'
import { settingsProblem } from '../build/deploy-settings.ts'
import { keepOnlyWhatIsThere } from '../build/kept-files.ts'
import { ChildProcesses, firebaseScript, Refusal, runCommand } from '../local-firebase/local-firebase.ts'
import { projectId } from '../shop/ports.ts'
import { inRoot } from '../shop/root.ts'

/** Returns the function's settings, which firebase-tools deploys with it; throws a {@link Refusal} if the shop would not work with them. */
const settingsOf = (project: string) => {
  const file = `functions/.env.${project}`
  const settings = existsSync(inRoot(file)) ? parseEnv(readFileSync(inRoot(file), 'utf8')) : {}
  const problem = settingsProblem(settings, process.env)
  if (problem) throw new Refusal(`${file}: ${problem}. README.md, ‘Open the real shop’, has what stands in it.`)
  return settings
}

await runCommand(async (command) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, only: { type: 'string' } },
  })
  if (!values.project || values.project === projectId) {
    throw new Refusal('Name the real project: npm run deploy -- --project ID [--only hosting,functions]')
  }
  const { PUBLIC_ORIGIN: ownDomain } = settingsOf(values.project)
  // Without a domain of its own, the shop is on the project's default Hosting domain.
  const { origin } = new URL(ownDomain || `https://${values.project}.web.app`)
  const builders = new ChildProcesses()
  command.onEnd(() => builders.kill())
  const build = await builders.run(process.execPath, [inRoot('emulators/bin/build.ts'), '--force'], {
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_ORIGIN: origin },
  })
  if (build.code !== 0) throw new Refusal('The build failed, see above.')
  const config = inRoot('firebase.deploy.json')
  const kept = keepOnlyWhatIsThere(readFileSync(inRoot('firebase.json'), 'utf8'), inRoot('web/dist/assets'))
  const deployed = deployConfig(kept, values.project)
  writeFileSync(config, deployed)
  writeFileSync(inRoot('functions/dist/page-headers.json'), JSON.stringify(pageHeaders(deployed)))
  const only = values.only ? ['--only', values.only] : []
  const args = [
    firebaseScript(inRoot()),
    'deploy',
    '--config',
    config,
    '--project',
    values.project,
    ...only,
    ...positionals,
  ]
  // In our own process group: firebase-tools asks questions, and only the terminal's foreground may answer them.
  const child = spawn(process.execPath, args, { cwd: inRoot(), stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code ?? 1
})
