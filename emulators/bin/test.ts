/**
 * `npm test`: runs everything on freshly seeded suites that share the test files. `test.ts STAGE [FILTER…]` runs one stage, on
 * the running suite if there is one.
 */
import {
  bold,
  ChildProcesses,
  type Command,
  green,
  Refusal,
  red,
  refuseBusyPorts,
  runCommand,
  say,
  unusedIndexes,
} from '../local-firebase/local-firebase.ts'
import { isRunning, openFreshShops } from '../shop/open-shop.ts'
import { portsOfSuites, readPorts } from '../shop/ports.ts'
import { inRoot } from '../shop/root.ts'
import { findChromium } from '../testing/chromium.ts'
import { asOne, runStage, type Stage, type StageResult, stages } from '../testing/test-stages.ts'
import { environmentOf } from '../testing/test-workers.ts'

const row = (name: string, files: number, passed: number, failed: number, seconds: number) =>
  `${name.padEnd(8)}${String(files).padStart(6)}${String(passed).padStart(9)}${String(failed).padStart(9)}${seconds.toFixed(1).padStart(10)}`

const printTotals = (results: StageResult[]) => {
  say()
  say(bold('stage    files   passed   failed   seconds'))
  for (const { name, files, passed, failed, seconds } of results) say(row(name, files, passed, failed.length, seconds))
  const sum = (of: (result: StageResult) => number) => results.reduce((total, result) => total + of(result), 0)
  const failures = results.flatMap(({ name, failed }) => failed.map((test) => `${name}: ${test}`))
  const total = row(
    'all',
    sum((r) => r.files),
    sum((r) => r.passed),
    failures.length,
    sum((r) => r.seconds),
  )
  say(failures.length ? red(total) : green(total))
  for (const failure of failures) say(`${red('✗')} ${failure}`)
  return failures.length ? 1 : 0
}

const check = async (children: ChildProcesses): Promise<StageResult> => {
  const startedAt = Date.now()
  const { code } = await children.run(process.execPath, [inRoot('emulators/bin/check.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const failed = code === 0 ? [] : ['npm run check, see above']
  return { name: 'check', files: 0, passed: 0, failed, seconds: (Date.now() - startedAt) / 1000 }
}

const everything = async (command: Command, children: ChildProcesses) => {
  const ports = portsOfSuites()
  // Before the stages that need no shop, which take minutes.
  for (const { smtp: _smtp, mailbox: _mailbox, ...ofSuite } of ports) await refuseBusyPorts(ofSuite)
  const chromium = await findChromium(children)
  const results = [await check(children)]
  const needing = (what: Stage['needs']) => stages.filter(({ needs }) => needs === what)
  for (const stage of needing('nothing')) results.push(await runStage(children, stage, {}))
  const suites = await openFreshShops(command, ports)
  const environment = { ...environmentOf(ports), CHROMIUM_PATH: chromium }
  results.push(await runStage(children, asOne('server', needing('suite')), environment))
  await Promise.all(suites.map((suite) => suite.refill()))
  for (const stage of needing('browser')) results.push(await runStage(children, stage, environment))
  const unused = await unusedIndexes(ports)
  if (unused.length > 0) say(`\nNo test used these indexes of firestore.indexes.json:\n  ${unused.join('\n  ')}`)
  return printTotals(results)
}

const oneStage = async (command: Command, children: ChildProcesses, name: string, filters: string[]) => {
  const stage = stages.find((each) => each.name === name)
  if (!stage)
    throw new Refusal(`There is no stage '${name}': it is one of ${stages.map((each) => each.name).join(', ')}.`)
  const ports = readPorts()
  const environment: NodeJS.ProcessEnv = {}
  if (stage.needs === 'browser') environment.CHROMIUM_PATH = await findChromium(children)
  if (stage.needs !== 'nothing') {
    if (!(await isRunning(ports))) await openFreshShops(command, [ports])
    Object.assign(environment, environmentOf([ports]))
  }
  return printTotals([await runStage(children, stage, environment, filters)])
}

await runCommand(async (command) => {
  const children = new ChildProcesses()
  command.onEnd(() => children.kill())
  const [name, ...filters] = process.argv.slice(2)
  return name ? oneStage(command, children, name, filters) : everything(command, children)
})
