/** The ports of the local shop, and the environment by which a program finds it. */
import { availableParallelism } from 'node:os'
import {
  type FirebasePorts,
  movePorts,
  originOf,
  sdkEnvironment,
  standardPorts,
} from '../local-firebase/local-firebase.ts'

export type Ports = FirebasePorts & {
  /** The stand-ins for Razorpay, Shiprocket and the invoice portal. */
  payments: number
  /** The local mailbox: where mails are handed over, and its page. */
  smtp: number
  mailbox: number
}

export const projectId = 'demo-teeshala'
export const bucket = `${projectId}.firebasestorage.app`
export const region = 'asia-south1'

/** The standard ports, all moved by so many: a page of the shop tells the others from its own. */
export const portsAt = (offset: number | string): Ports =>
  movePorts({ ...standardPorts, payments: 9799, smtp: 9797, mailbox: 9798 }, offset, 'TEESHALA_PORT_OFFSET')

/** The ports of this command's suite: the standard ones, unless `TEESHALA_PORT_OFFSET` moves them to run beside another suite. */
export const readPorts = (): Ports => portsAt(process.env.TEESHALA_PORT_OFFSET ?? 0)

/** How many suites share out the tests: one more than two cores, because most tests also wait. A fourth would move a port to one that browsers refuse. */
const suiteCount = Math.min(availableParallelism() + 1, 3)

/** The ports of all suites of this command, as low as the standard ones: from 16,000 on some systems give them away for outgoing connections. */
export const portsOfSuites = (): Ports[] =>
  Array.from({ length: suiteCount }, (_, index) => movePorts(readPorts(), 10 * index, 'TEESHALA_PORT_OFFSET'))

/** By how much the ports of a shop are moved that this worker's tests start: beside those suites, and apart from other workers. */
export const offsetBesideSuites = (worker: number) =>
  Number(process.env.TEESHALA_PORT_OFFSET ?? 0) + 10 * (suiteCount + worker - 1)

/**
 * How the local shop is paid: through the stand-in for Razorpay, whose keys are as made up as its money. `PAYMENTS=manual`
 * in the environment of `npm start` shows the shop as it is without online payment.
 */
export const paymentEnvironment = (ports: Ports): Record<string, string> => ({
  PAYMENTS: process.env.PAYMENTS ?? 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_teeshala',
  RAZORPAY_KEY_SECRET: 'stand-in-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'stand-in-webhook-secret',
  RAZORPAY_ORIGIN: originOf(ports.payments),
  RAZORPAY_SCRIPT: `${originOf(ports.payments)}/v1/checkout.js`,
})

/** Sends every mail to the local mailbox, and none to the world. */
export const mailEnvironment = (ports: Ports): Record<string, string> => ({
  MAIL_FROM: 'Teeshala <orders@teeshala.test>',
  SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
})

/** Sends every message to a telephone to the local mailbox, too. */
export const messageEnvironment = (ports: Ports): Record<string, string> => ({
  MESSAGES: 'whatsapp,sms',
  WHATSAPP_ORIGIN: `${originOf(ports.mailbox)}/whatsapp`,
  WHATSAPP_TOKEN: 'stand-in-token',
  WHATSAPP_APP_SECRET: 'stand-in-app-secret',
  SMS_URL: `${originOf(ports.mailbox).replace('//', '//key:token@')}/sms`,
})

/** Books couriers with the stand-in for Shiprocket, which shares the port of that for Razorpay. */
export const courierEnvironment = (ports: Ports): Record<string, string> => ({
  COURIERS: 'shiprocket',
  SHIPROCKET_ORIGIN: originOf(ports.payments),
  SHIPROCKET_EMAIL: 'api@teeshala.test',
  SHIPROCKET_PASSWORD: 'stand-in-password',
  COURIER_WEBHOOK_KEY: 'stand-in-webhook-key',
})

/** Registers invoices with the stand-in for the government's portal, on the same port. */
export const eInvoiceEnvironment = (ports: Ports): Record<string, string> => ({
  EINVOICES: 'adaequare',
  EINVOICE_ORIGIN: originOf(ports.payments),
  EINVOICE_APP_ID: 'stand-in-app',
  EINVOICE_APP_SECRET: 'stand-in-app-secret',
  EINVOICE_USER: 'teeshala-api',
  EINVOICE_PASSWORD: 'stand-in-password',
})

/** What the shop's own programs look for, besides what the Firebase SDKs do. */
export const shopEnvironment = (ports: Ports): Record<string, string> => ({
  ...paymentEnvironment(ports),
  ...messageEnvironment(ports),
  ...courierEnvironment(ports),
  ...eInvoiceEnvironment(ports),
  ORDER_SECRET: 'made-up-like-everything-of-the-local-shop',
  PUBLIC_ORIGIN: originOf(ports.hosting),
  TEESHALA_ORIGIN: originOf(ports.hosting),
  TEESHALA_FUNCTIONS_ORIGIN: `${originOf(ports.functions)}/${projectId}/${region}/api`,
})

/** What a process must find in its environment to work on this local shop and on nothing else. */
export const emulatorEnvironment = (ports: Ports): Record<string, string> => ({
  ...sdkEnvironment(projectId, ports),
  ...shopEnvironment(ports),
})
