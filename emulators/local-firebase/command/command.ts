/** The frame of every command: a signal ends it in order, a refusal prints one sentence, and anything else is a crash with its stack. */
import { inspect } from 'node:util'
import { red } from './progress.ts'
import { Refusal } from './refusal.ts'

/** Returns true for an argument that Node's `parseArgs` does not know; the error's message says which. */
const isWrongArgument = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** Undoes what the command has set up. `hurry` is true if it was asked to end a second time: then nothing may wait any longer. */
type CleanUp = (hurry: boolean) => Promise<void>

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const exitCodeOf = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/** One Ctrl-C arrives up to three times: from the terminal, through npm, and through the bootstrap. */
const sameKeyPressMs = 700

export class Command {
  readonly #cleanUps: CleanUp[] = []
  #stoppedAtMs = 0
  #isStopping = false

  /** Registers what must be undone at the end; the last one registered is undone first. */
  onEnd(cleanUp: CleanUp) {
    this.#cleanUps.unshift(cleanUp)
  }

  get isStopping() {
    return this.#isStopping
  }

  /** Runs the command to its end and exits the process with its code. */
  async run(work: (command: Command) => Promise<number>) {
    for (const signal of signals) process.on(signal, () => void this.#onSignal(signal))
    const parent = process.ppid
    const orphaned = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(orphaned)
      void this.#onSignal('SIGHUP')
    }, 1000).unref()
    let code = 1
    try {
      code = await work(this)
    } catch (error) {
      if (this.#isStopping) return
      process.stderr.write(
        error instanceof Refusal || isWrongArgument(error)
          ? `${red('✗')} ${error.message}\n`
          : // With the cause: 'fetch failed' alone says nothing.
            `${inspect(error)}\n`,
      )
    }
    if (this.#isStopping) return
    this.#isStopping = true
    await this.#undo(false)
    process.exit(code)
  }

  async #onSignal(signal: (typeof signals)[number]) {
    const isRepeat = Date.now() - this.#stoppedAtMs < sameKeyPressMs
    if (this.#isStopping && isRepeat) return
    const hurry = this.#isStopping
    this.#isStopping = true
    this.#stoppedAtMs = Date.now()
    await this.#undo(hurry)
    process.exit(exitCodeOf[signal])
  }

  async #undo(hurry: boolean) {
    for (const cleanUp of this.#cleanUps) {
      try {
        await cleanUp(hurry)
      } catch (error) {
        process.stderr.write(`${red('✗')} ${error instanceof Error ? error.message : error}\n`)
      }
    }
  }
}

export const runCommand = (work: (command: Command) => Promise<number>) => new Command().run(work)
