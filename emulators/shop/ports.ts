/** The ports of the local shop, and the environment variables that point programs to it. */
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
  /** The local mailbox: SMTP port and web page. */
  smtp: number
  mailbox: number
}

export const projectId = 'demo-teeshala'
export const bucket = `${projectId}.firebasestorage.app`
export const region = 'asia-south1'

/** Returns the standard ports plus an offset, from which a page of the shop derives the others. */
export const portsAt = (offset: number | string): Ports =>
  movePorts({ ...standardPorts, payments: 9799, smtp: 9797, mailbox: 9798 }, offset, 'TEESHALA_PORT_OFFSET')

/** Returns the ports of this command's suite: the standard ones, unless `TEESHALA_PORT_OFFSET` moves them to run beside another suite. */
export const readPorts = (): Ports => portsAt(process.env.TEESHALA_PORT_OFFSET ?? 0)

/** How many suites share the tests: three on two cores, because most tests also wait. A fourth would use a port that browsers block. */
const suiteCount = Math.min(availableParallelism() + 1, 3)

/** Returns the ports of all suites of this command, below 16,000, from where some systems use ports for outgoing connections. */
export const portsOfSuites = (): Ports[] =>
  Array.from({ length: suiteCount }, (_, index) => movePorts(readPorts(), 10 * index, 'TEESHALA_PORT_OFFSET'))

/** Returns the port offset of shops that this worker's tests start: separate from those suites and from other workers. */
export const offsetBesideSuites = (worker: number) =>
  Number(process.env.TEESHALA_PORT_OFFSET ?? 0) + 10 * (suiteCount + worker - 1)

/**
 * Returns the payment settings of the local shop: the Razorpay stand-in with made-up keys. `PAYMENTS=manual`
 * in the environment of `npm start` shows the shop without online payment.
 */
export const paymentEnvironment = (ports: Ports): Record<string, string> => ({
  PAYMENTS: process.env.PAYMENTS ?? 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_teeshala',
  RAZORPAY_KEY_SECRET: 'stand-in-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'stand-in-webhook-secret',
  RAZORPAY_ORIGIN: originOf(ports.payments),
  RAZORPAY_SCRIPT: `${originOf(ports.payments)}/v1/checkout.js`,
})

/** Sends all mail to the local mailbox. */
export const mailEnvironment = (ports: Ports): Record<string, string> => ({
  MAIL_FROM: 'Teeshala <orders@teeshala.test>',
  SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
})

/** Sends all phone messages to the local mailbox, too. */
const messageEnvironment = (ports: Ports): Record<string, string> => ({
  MESSAGES: 'whatsapp,sms',
  WHATSAPP_ORIGIN: `${originOf(ports.mailbox)}/whatsapp`,
  WHATSAPP_TOKEN: 'stand-in-token',
  WHATSAPP_APP_SECRET: 'stand-in-app-secret',
  SMS_URL: `${originOf(ports.mailbox).replace('//', '//key:token@')}/sms`,
})

/** Books couriers with the Shiprocket stand-in, on the same port as Razorpay's. */
export const courierEnvironment = (ports: Ports): Record<string, string> => ({
  COURIERS: 'shiprocket',
  SHIPROCKET_ORIGIN: originOf(ports.payments),
  SHIPROCKET_EMAIL: 'api@teeshala.test',
  SHIPROCKET_PASSWORD: 'stand-in-password',
  COURIER_WEBHOOK_KEY: 'stand-in-webhook-key',
})

/** Registers invoices with the portal's stand-in, on the same port. */
export const eInvoiceEnvironment = (ports: Ports): Record<string, string> => ({
  EINVOICES: 'adaequare',
  EINVOICE_ORIGIN: originOf(ports.payments),
  EINVOICE_APP_ID: 'stand-in-app',
  EINVOICE_APP_SECRET: 'stand-in-app-secret',
  EINVOICE_USER: 'teeshala-api',
  EINVOICE_PASSWORD: 'stand-in-password',
})

/** Returns the variables read by the shop's own programs, besides those of the Firebase SDKs. */
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

/** Returns the environment that makes a process use this local shop and nothing else. */
export const emulatorEnvironment = (ports: Ports): Record<string, string> => ({
  ...sdkEnvironment(projectId, ports),
  ...shopEnvironment(ports),
})
