/** The whole local Firebase: the real firebase-tools with the embedded Firestore and rules, started, seeded, saved, stopped. */
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { emulatorEnvironment, originOf, type Ports, paymentEnvironment, projectId } from '../../shop/ports.ts'
import { inRoot } from '../../shop/root.ts'
import { ChildProcesses, type Ended } from '../command/child-processes.ts'
import { Refusal } from '../command/refusal.ts'
import type { DataFolder } from './data-folder.ts'
import { type Emulators, firebaseEnvironment, firebaseScript, nodeOptions } from './firebase-cli.ts'
import { writeLocalConfig } from './local-config.ts'
import { reasonInLog } from './reason-in-log.ts'

export interface SuiteOptions {
  ports: Ports
  folder: DataFolder
  emulators: Emulators
}

const services = ['auth', 'firestore', 'functions', 'hosting', 'storage'] as const
/** Far more than a busy machine takes; a start that fails is told at once. */
const startLimitMs = 600_000

/** The body of a good answer; undefined while nobody answers, or not yet well. */
const answerOf = async (url: string) => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}

const isUp = async (url: string) => (await answerOf(url)) !== undefined

export class Suite {
  readonly ports: Ports
  readonly #options: SuiteOptions
  readonly #children = new ChildProcesses()
  #config: string | undefined
  #scratch: string | undefined
  #log: number | undefined
  #firebase: { pid: number; ended: Promise<Ended> } | undefined

  constructor(options: SuiteOptions) {
    this.#options = options
    this.ports = options.ports
  }

  /** Starts everything and answers once a page and an API call come through. Throws a {@link Refusal} with the reason if they never do. */
  async start() {
    const { folder, ports, emulators } = this.#options
    mkdirSync(folder.work, { recursive: true })
    this.#log = openSync(folder.log, 'w')
    this.#config = writeLocalConfig(ports)
    const payments = this.#startPayments()
    // firebase-tools keeps uploads in one folder of the temporary files and deletes it at its end, another shop's uploads with it.
    this.#scratch = mkdtempSync(path.join(tmpdir(), 'teeshala-'))
    const save = folder.newestSave()
    const args = ['emulators:start', '--project', projectId, '--config', this.#config, '--only', services.join(',')]
    const { child, ended } = this.#children.start(
      process.execPath,
      [firebaseScript, ...args, ...(save ? ['--import', save] : [])],
      {
        cwd: folder.work,
        env: {
          ...firebaseEnvironment(emulators, path.join(folder.root, 'settings')),
          ...paymentEnvironment(ports),
          PUBLIC_ORIGIN: originOf(ports.hosting),
          TMPDIR: this.#scratch,
        },
        stdio: ['ignore', this.#log, this.#log],
      },
    )
    this.#firebase = { pid: child.pid ?? 0, ended }
    let failed: string | undefined
    ended.then(() => (failed = 'The emulators did not start'))
    payments.then(() => (failed = 'The stand-in for Razorpay did not start'))
    const deadline = Date.now() + startLimitMs
    while (!(await this.#isReady())) {
      if (failed) throw this.#startFailure(failed)
      if (readFileSync(folder.log, 'utf8').includes('Failed to load function')) {
        throw this.#startFailure('The function cannot be loaded')
      }
      if (Date.now() > deadline)
        throw this.#startFailure(`The emulators did not answer within ${startLimitMs / 1000} s`)
      await wait(150)
    }
    return { isFirstRun: !save }
  }

  /** Resolves when firebase-tools ends by itself, which it does not while all is well. */
  async ended(): Promise<Ended> {
    return this.#firebase?.ended ?? new Promise(() => {})
  }

  /** Runs one of our TypeScript programs against this suite, its output going to the log. */
  async run(script: string, args: string[] = []) {
    const { code } = await this.#children.run(process.execPath, [inRoot(script), ...args], {
      cwd: inRoot(),
      env: { ...process.env, ...emulatorEnvironment(this.ports) },
      stdio: ['ignore', this.#log ?? 'ignore', this.#log ?? 'ignore'],
    })
    if (code !== 0) throw this.#startFailure(`${script} failed`)
  }

  /** Writes all data to disk; the previous save stays until the new one is complete. */
  async save() {
    await this.#options.folder.save(async (target) => {
      const answer = await fetch(`${originOf(this.ports.hub)}/_admin/export`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path: target, initiatedBy: 'teeshala', targets: ['auth', 'firestore', 'storage'] }),
      })
      if (!answer.ok) throw new Refusal(`The data could not be saved: ${await answer.text()}`)
    })
  }

  /** Ends the emulators in order, then whatever is left of them. */
  async stop() {
    const pid = this.#firebase?.pid
    if (pid) {
      try {
        process.kill(pid, 'SIGINT')
      } catch {
        // It has ended by itself.
      }
      await Promise.race([this.#firebase?.ended, wait(8000, undefined, { ref: false })])
    }
    await this.kill()
  }

  /** Ends every process of the suite at once. */
  async kill() {
    await this.#children.kill()
    if (this.#config) rmSync(this.#config, { force: true })
    if (this.#scratch) rmSync(this.#scratch, { recursive: true, force: true })
    if (this.#log !== undefined) closeSync(this.#log)
    this.#log = undefined
  }

  /** The stand-in for Razorpay; what it remembers lies beside the data of the shop. */
  #startPayments(): Promise<Ended> {
    const { folder, ports } = this.#options
    return this.#children.run(process.execPath, [inRoot('emulators/razorpay/main.ts')], {
      cwd: inRoot(),
      env: {
        ...process.env,
        ...paymentEnvironment(ports),
        NODE_OPTIONS: nodeOptions(),
        STAND_IN_PORT: String(ports.payments),
        STAND_IN_WEBHOOK: `${originOf(ports.hosting)}/api/payments/webhook`,
        STAND_IN_STATE: path.join(folder.root, 'payments.json'),
      },
      stdio: ['ignore', this.#log ?? 'ignore', this.#log ?? 'ignore'],
    })
  }

  async #isReady() {
    const { hub, hosting, payments } = this.ports
    if (!(await isUp(`${originOf(payments)}/health`))) return false
    const emulators = await answerOf(`${originOf(hub)}/emulators`)
    if (emulators === undefined) return false
    const running: Record<string, unknown> = JSON.parse(emulators)
    if (!services.every((service) => service in running)) return false
    return (await isUp(originOf(hosting))) && (await isUp(`${originOf(hosting)}/api/health`))
  }

  #startFailure(what: string) {
    const { folder } = this.#options
    const log = readFileSync(folder.log, 'utf8')
    const more = logsOfTheirOwn.find(([sign, name]) => log.includes(sign) && existsSync(path.join(folder.work, name)))
    const reason = reasonInLog(more ? readFileSync(path.join(folder.work, more[1]), 'utf8') : log)
    return new Refusal(`${what}: ${reason} (all of it: ${path.relative(process.cwd(), folder.log)})`)
  }
}

/** What the suite's log says when the reason stands in another file of the work folder. */
const logsOfTheirOwn = [
  ['Firestore Emulator has exited', 'firestore-debug.log'],
  ['An unexpected error has occurred', 'firebase-debug.log'],
] as const
