/** `npm start`: the whole shop on this machine, until Ctrl-C. */
import { runCommand } from '../local-firebase/command/command.ts'
import { bold, dim, say } from '../local-firebase/command/progress.ts'
import { Refusal } from '../local-firebase/command/refusal.ts'
import { standingDataFolder } from '../local-firebase/suite/data-folder.ts'
import { openSuite } from '../local-firebase/suite/open-suite.ts'
import { originOf, readPorts } from '../shop/ports.ts'

await runCommand(async (command) => {
  const ports = readPorts()
  const folder = standingDataFolder()
  const suite = await openSuite(command, { ports, folder, keepsData: true, seeds: true })
  say()
  say(`  The shop    ${bold(originOf(ports.hosting))}`)
  say('  Admin       admin@teeshala.test   Admin@1234')
  say('  Customer    asha@teeshala.test    Asha@12345')
  say()
  say(dim(`  Ctrl-C stops it and keeps its data. What it logs: ${folder.log}`))
  await suite.ended()
  throw new Refusal(`The emulators stopped by themselves, see ${folder.log}.`)
})
