import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { firestoreProgram, lifeline } from '../../local-firebase/local-firebase.ts'

export type EmulatorProcess = {
  address: string
  /** Resident memory in MiB. */
  memoryMib: () => Promise<number>
  stop: () => Promise<void>
}

/** A shop of 100,000 products, orders and people needs more than Node's default of 4 GB. */
const heap = '--max-old-space-size=12288'

/** Starts the embedded Firestore as a separate process on a free port. */
export async function startEmulatorProcess(...args: string[]): Promise<EmulatorProcess> {
  const child = spawn(process.execPath, [heap, '--import', lifeline, firestoreProgram, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /:(\d+)$/.exec(line)?.[1]
    if (!port) continue
    const address = `127.0.0.1:${port}`
    return {
      address,
      memoryMib: async () => {
        const answer = await fetch(`http://${address}/emulator/v1/status`)
        const { residentBytes } = (await answer.json()) as { residentBytes: number }
        return residentBytes / 2 ** 20
      },
      stop: async () => {
        child.kill('SIGINT')
        await exited
      },
    }
  }
  throw new Error('The embedded Firestore ended before it was ready.')
}
