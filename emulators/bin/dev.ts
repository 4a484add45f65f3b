/** `npm run dev`: the shop with hot reload. Vite serves the pages; the function is bundled anew at every change. */
import { context } from 'esbuild'
import { createServer } from 'vite'
import { forgetBuild } from '../build/fingerprint.ts'
import { bundleOptions } from '../build/functions-bundle.ts'
import { runCommand } from '../local-firebase/command/command.ts'
import { bold, dim, say } from '../local-firebase/command/progress.ts'
import { Refusal } from '../local-firebase/command/refusal.ts'
import { standingDataFolder } from '../local-firebase/suite/data-folder.ts'
import { openSuite } from '../local-firebase/suite/open-suite.ts'
import { originOf, readPorts } from '../shop/ports.ts'
import { inRoot } from '../shop/root.ts'

await runCommand(async (command) => {
  const ports = readPorts()
  const folder = standingDataFolder()
  const suite = await openSuite(command, { ports, folder, keepsData: true, seeds: true })

  // From now on dist follows the sources without the build's knowledge.
  forgetBuild('functions')
  const bundler = await context(bundleOptions())
  command.onEnd(() => bundler.dispose())
  await bundler.watch()

  // Vite's own configuration has the port and sends /api and /__ to Hosting.
  const pages = await createServer({ root: inRoot('web'), clearScreen: false, logLevel: 'warn' })
  command.onEnd(() => pages.close())
  await pages.listen()

  say()
  say(`  Hot reload  ${bold(originOf(pages.config.server.port))}`)
  say(`  As built    ${originOf(ports.hosting)}`)
  say(dim(`  Ctrl-C stops it and keeps its data. What the function logs: ${folder.log}`))
  await suite.ended()
  throw new Refusal(`The emulators stopped by themselves, see ${folder.log}.`)
})
