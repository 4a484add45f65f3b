/** Distributes a stage's test files over suites: the runner numbers its workers, and each worker keeps to one suite. */
import { emulatorEnvironment, type Ports } from '../shop/ports.ts'

const variable = 'TEESHALA_TEST_SUITES'

/** Returns the environment of a stage that may use these suites. */
export const environmentOf = (all: readonly Ports[]): Record<string, string> => ({
  ...(all[0] && emulatorEnvironment(all[0])),
  [variable]: JSON.stringify(all),
})

const suites = (): Ports[] => JSON.parse(process.env[variable] ?? '[]')

/** Returns how many test files can run at the same time. */
export const workerCount = () => Math.max(1, suites().length)

/** Returns the environment of the worker with this number, counted from 1; empty if there is only one suite. */
export const environmentOfWorker = (number: number): Record<string, string> => {
  const ports = suites()[number - 1]
  return ports ? emulatorEnvironment(ports) : {}
}
