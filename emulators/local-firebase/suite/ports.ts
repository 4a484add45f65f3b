import { Refusal } from '../command/refusal.ts'

/** The ports of a suite, all explicit: otherwise firebase-tools looks for free ones, and two suites that start together find the same. */
export type FirebasePorts = {
  hosting: number
  functions: number
  firestore: number
  auth: number
  storage: number
  hub: number
  logging: number
  eventarc: number
  tasks: number
  /** The Firestore's second port, which firebase-tools reserves for its own pages. */
  firestoreSocket: number
}

export const host = '127.0.0.1'

export const originOf = (port: number) => `http://${host}:${port}`

/** The ports that firebase-tools uses by default. */
export const standardPorts: FirebasePorts = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  storage: 9199,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  firestoreSocket: 9150,
}

/** The 'bad ports' of the Fetch standard above 1023: neither a browser nor Node's fetch connects to them. */
const blockedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/** Returns the ports, all moved by this offset. Throws a {@link Refusal}, which calls the offset by its name, if one of them cannot be used. */
export const movePorts = <P extends Record<string, number>>(
  ports: P,
  offset: string | number,
  offsetName: string,
): P => {
  const by = Number(offset)
  if (offset === '' || !Number.isInteger(by))
    throw new Refusal(`${offsetName} is '${offset}': set it to a whole number.`)
  const moved = Object.entries(ports).map(([name, port]) => [name, port + by] as const)
  for (const [name, port] of moved) {
    const reason =
      port < 1024 || port > 65_535
        ? 'is not between 1024 and 65535'
        : blockedPorts.has(port) && 'is one that browsers refuse to connect to'
    if (reason)
      throw new Refusal(`${offsetName}=${by} moves ${name} to port ${port}, which ${reason}: choose another offset.`)
  }
  return Object.fromEntries(moved) as P
}
