import type { EmulatorMessage, RuntimeMessage } from './storage-messages.ts'

/** Answers one line of the Storage emulator; refuses everything it has no ruleset for. */
export function createStorageSession(say: (message: RuntimeMessage) => void) {
  return (line: string) => {
    const message = JSON.parse(line) as EmulatorMessage
    const answered = { id: message.id, status: 'ok', errors: [], warnings: [] } as const
    if (message.action === 'load_ruleset') say({ ...answered, result: { rulesVersion: 2 } })
    if (message.action === 'verify') say({ ...answered, result: { permit: false } })
  }
}
