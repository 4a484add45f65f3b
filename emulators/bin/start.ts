/** `npm start`: the whole shop on this machine, until Ctrl-C. */
import { bold, dim, originOf, Refusal, runCommand, say } from '../local-firebase/local-firebase.ts'
import { openShop, standingDataFolder } from '../shop/open-shop.ts'
import { readPorts } from '../shop/ports.ts'

await runCommand(async (command) => {
  const ports = readPorts()
  const folder = standingDataFolder()
  const suite = await openShop(command, ports, folder)
  say()
  say(`  The shop    ${bold(originOf(ports.hosting))}`)
  say(`  Its emails  ${originOf(ports.mailbox)}`)
  say(`  Its courier ${originOf(ports.payments)}/couriers`)
  say('  Admin       admin@teeshala.test   Admin@1234')
  say('  Customer    asha@teeshala.test    Asha@12345')
  say()
  say(dim(`  Ctrl-C stops it and keeps its data. What it logs: ${folder.log}`))
  await suite.ended()
  throw new Refusal(`The emulators stopped by themselves, see ${folder.log}.`)
})
