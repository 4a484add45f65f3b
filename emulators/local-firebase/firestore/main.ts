// Replaces Google's Firestore emulator: firebase-tools starts it with the same arguments.
import { parseCommandLine } from './command-line.ts'
import { startEmulator } from './start-emulator.ts'

try {
  const told = parseCommandLine(process.argv.slice(2))
  // A suite whose functions do not react to writes need not start them for that.
  const options = process.env.FIRESTORE_TRIGGERS === 'off' ? { ...told, functions: undefined } : told
  const emulator = await startEmulator(options)
  process.stdout.write(`Firestore is ready on ${options.host}:${emulator.port}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void emulator.stop().then(() => process.exit(0))
    })
} catch (error) {
  process.stderr.write(`Firestore did not start: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
