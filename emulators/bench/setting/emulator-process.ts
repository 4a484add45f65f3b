import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../local-firebase/firestore/main.ts', import.meta.url))
const LIFELINE = new URL('../../local-firebase/suite/lifeline.ts', import.meta.url).href

export interface EmulatorProcess {
  address: string
  /** Resident memory in MiB. */
  memoryMib: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts the embedded Firestore as its own process on a free port. */
export async function startEmulatorProcess(...args: string[]): Promise<EmulatorProcess> {
  const child = spawn(process.execPath, ['--import', LIFELINE, MAIN, '--port', '0', ...args], {
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
