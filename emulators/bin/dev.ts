/** `npm run dev`: the shop with hot reload. Vite serves the pages; the function is bundled again after every change. */

import { context } from 'esbuild'
import { createServer } from 'vite'
import { forgetBuild } from '../build/fingerprint.ts'
import { bundleOptions } from '../build/functions-bundle.ts'
import {
  bold,
  dim,
  originOf,
  Refusal,
  refuseBusyPorts,
  runCommand,
  say,
  standardPorts,
} from '../local-firebase/local-firebase.ts'
import { openShop, standingDataFolder } from '../shop/open-shop.ts'
import { readPorts } from '../shop/ports.ts'
import { inRoot } from '../shop/root.ts'

/** As in Vite's own configuration. */
const hotReloadPort = 5173

await runCommand(async (command) => {
  const ports = readPorts()
  if (ports.hosting !== standardPorts.hosting) {
    throw new Refusal(
      'The pages with hot reload belong to the shop on the standard ports: start it without TEESHALA_PORT_OFFSET.',
    )
  }
  // Before the shop is built and started for pages that then have no port.
  await refuseBusyPorts({ 'hot reload': hotReloadPort })
  const folder = standingDataFolder()
  const suite = await openShop(command, ports, folder)

  // From now on dist changes without the build's knowledge.
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
  say(`  Its emails  ${originOf(ports.mailbox)}`)
  say(`  Its courier ${originOf(ports.payments)}/couriers`)
  say(dim(`  Ctrl-C stops it and keeps its data. What the function logs: ${folder.log}`))
  await suite.ended()
  throw new Refusal(`The emulators stopped by themselves, see ${folder.log}.`)
})
