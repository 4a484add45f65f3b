/** Starts the shop on the local Firebase: everything specific to this shop. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepOnlyWhatIsThere } from '../build/kept-files.ts'
import {
  ChildProcesses,
  type Command,
  DataFolder,
  openSuites,
  originOf,
  Refusal,
  readEmulators,
  type Suite,
  type SuiteOptions,
} from '../local-firebase/local-firebase.ts'
import { dataModel } from '../seed/data-model.ts'
import {
  courierEnvironment,
  eInvoiceEnvironment,
  emulatorEnvironment,
  mailEnvironment,
  type Ports,
  paymentEnvironment,
  projectId,
  shopEnvironment,
} from './ports.ts'
import { inRoot } from './root.ts'

/** Returns the data folder of `npm start`. Google's emulators save in their own format and therefore have another folder. */
export const standingDataFolder = () => {
  const folder = process.env.TEESHALA_DATA ?? inRoot('.data')
  return new DataFolder(readEmulators() === 'official' ? path.join(folder, 'official') : folder, dataModel)
}

const standIns = (ports: Ports, folder: DataFolder) => ({
  name: 'stand-ins for Razorpay and Shiprocket',
  script: inRoot('emulators/razorpay/main.ts'),
  ports: { payments: ports.payments },
  environment: {
    ...paymentEnvironment(ports),
    ...courierEnvironment(ports),
    ...eInvoiceEnvironment(ports),
    STAND_IN_PORT: String(ports.payments),
    STAND_IN_WEBHOOK: `${originOf(ports.hosting)}/api/payments/webhook`,
    // Their state is stored beside the shop's data.
    STAND_IN_STATE: path.join(folder.root, 'payments.json'),
    STAND_IN_EVENTS: `${originOf(ports.hosting)}/api/parcels/webhook`,
    STAND_IN_PARCELS: path.join(folder.root, 'parcels.json'),
  },
  healthUrl: `${originOf(ports.payments)}/health`,
})

const mailbox = (ports: Ports) => ({
  name: 'local mailbox',
  script: inRoot('emulators/mailbox/main.ts'),
  ports: { smtp: ports.smtp, mailbox: ports.mailbox },
  environment: { MAILBOX_SMTP_PORT: String(ports.smtp), MAILBOX_PORT: String(ports.mailbox) },
  healthUrl: originOf(ports.mailbox),
})

/** A shop that keeps its data is for use and sends its mails; a test shop leaves them in the outbox, where tests read them. */
const shopOn = (ports: Ports, folder: DataFolder, keepsData: boolean): SuiteOptions => {
  const { payments, smtp: _smtp, mailbox: _mailbox, ...firebasePorts } = ports
  const hosting = originOf(ports.hosting)
  return {
    project: { root: inRoot(), projectId, title: 'shop' },
    ports: firebasePorts,
    folder,
    environment: {
      ...shopEnvironment(ports),
      ...(keepsData ? mailEnvironment(ports) : { FIRESTORE_TRIGGERS: 'off' }),
    },
    companions: [standIns(ports, folder), ...(keepsData ? [mailbox(ports)] : [])],
    allowedOrigins: { 'script-src': originOf(payments), 'frame-src': originOf(payments) },
    deployed: (config) => keepOnlyWhatIsThere(config, inRoot('web/dist/assets')),
    healthUrls: [hosting, `${hosting}/api/health`],
    seed: inRoot('emulators/seed/seed.ts'),
    keepsData,
  }
}

const build = async (children: ChildProcesses) => {
  const { code } = await children.run(process.execPath, [inRoot('emulators/bin/build.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (code !== 0) throw new Refusal('The build failed, see above.')
}

/** Returns the running shop, whose data is kept. It ends with the command. */
export const openShop = async (command: Command, ports: Ports, folder: DataFolder) => {
  const [suite] = await openSuites(command, [shopOn(ports, folder, true)], build)
  countSales(command, ports)
  openPages(ports)
  return suite as Suite
}

/** The emulator starts a function's process at its first request: the first visitor of a product page should not wait for it. */
const openPages = (ports: Ports) => void fetch(`${originOf(ports.hosting)}/product/first-visit`).catch(() => {})

/** Counts sales of past days in the background, because no schedules run locally. */
const countSales = (command: Command, ports: Ports) => {
  const children = new ChildProcesses()
  command.onEnd(() => children.kill())
  const env = { ...process.env, ...emulatorEnvironment(ports) }
  void children.run(process.execPath, [inRoot('emulators/seed/count-sales.ts')], {
    cwd: inRoot(),
    env,
    stdio: 'ignore',
  })
}

/** Starts a freshly seeded shop on each of these ports; they keep nothing and end with the command. */
export const openFreshShops = (command: Command, all: readonly Ports[]) =>
  openSuites(
    command,
    all.map((ports) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'teeshala-'))
      command.onEnd(async () => rmSync(folder, { recursive: true, force: true }))
      return shopOn(ports, new DataFolder(folder, dataModel), false)
    }),
    build,
  )

/** Returns true if a shop responds on these ports. */
export const isRunning = async (ports: Ports) => {
  try {
    return (await fetch(`${originOf(ports.hosting)}/api/health`, { signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}
