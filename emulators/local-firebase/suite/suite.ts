/** The whole local Firebase: the real firebase-tools with the embedded Firestore and rules, started, filled, saved, stopped. */
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ChildProcesses, type Ended } from '../command/child-processes.ts'
import { Refusal } from '../command/refusal.ts'
import { areFree } from './busy-ports.ts'
import { firebaseEnvironment, firebaseScript, importsOfFirebase, nodeOptions } from './firebase-cli.ts'
import { writeLocalConfig } from './local-config.ts'
import { type Companion, portsOf, type SuiteOptions } from './local-project.ts'
import { originOf } from './ports.ts'
import { reasonInLog } from './reason-in-log.ts'
import { sdkEnvironment } from './sdk-environment.ts'

const services = ['auth', 'firestore', 'functions', 'hosting', 'storage'] as const
/** Far more than a busy machine takes; a failed start is reported at once. */
const startLimitMs = 600_000

/** The lifeline checks twice a second; a busy machine takes longer. */
const lifelineLimitMs = 10_000

/** Returns the body of a 2xx answer; undefined while there is none. */
const answerOf = async (url: string) => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}

export class Suite {
  readonly options: SuiteOptions
  readonly #children = new ChildProcesses()
  #config: string | undefined
  #scratch: string | undefined
  #log: number | undefined
  #firebase: { pid: number; ended: Promise<Ended> } | undefined
  #isStarting = false

  constructor(options: SuiteOptions) {
    this.options = options
  }

  /** Starts everything and resolves once all of it answers. Throws a {@link Refusal} with the reason if it never does. */
  async start() {
    const { project, folder, environment, companions } = this.options
    mkdirSync(folder.work, { recursive: true })
    this.#log = openSync(folder.log, 'w')
    this.#config = writeLocalConfig(this.options)
    let failed: string | undefined
    for (const companion of companions) {
      void this.#startCompanion(companion).then(() => (failed = `The ${companion.name} did not start`))
    }
    // firebase-tools keeps uploads in one temporary folder and deletes it at its end, including another suite's uploads.
    this.#scratch = mkdtempSync(path.join(tmpdir(), 'local-firebase-'))
    const save = folder.newestSave()
    const args = ['emulators:start', '--project', project.projectId, '--config', this.#config]
    const { child, ended } = this.#children.start(
      process.execPath,
      [
        ...importsOfFirebase,
        firebaseScript(project.root),
        ...args,
        '--only',
        services.join(','),
        ...(save ? ['--import', save] : []),
      ],
      {
        cwd: folder.work,
        env: {
          ...firebaseEnvironment(path.join(folder.root, 'settings')),
          ...environment,
          TMPDIR: this.#scratch,
        },
        stdio: ['ignore', this.#log, this.#log],
      },
    )
    this.#firebase = { pid: child.pid ?? 0, ended }
    this.#isStarting = true
    void ended.then(() => (failed = 'The emulators did not start'))
    const deadline = Date.now() + startLimitMs
    while (!(await this.#isReady())) {
      if (failed) throw this.#startFailure(failed, save)
      if (readFileSync(folder.log, 'utf8').includes('Failed to load function')) {
        throw this.#startFailure('The function cannot be loaded')
      }
      if (Date.now() > deadline)
        throw this.#startFailure(`The emulators did not answer within ${startLimitMs / 1000} s`)
      await wait(150)
    }
    this.#isStarting = false
    return { isFirstRun: !save }
  }

  /** Resolves when firebase-tools ends by itself, which happens only on a failure. */
  async ended(): Promise<Ended> {
    return this.#firebase?.ended ?? new Promise(() => {})
  }

  /** Runs a program of the project against this suite, with its output in the log. */
  async run(script: string, args: string[] = []) {
    const { project, ports, environment } = this.options
    const { code } = await this.#children.run(process.execPath, [script, ...args], {
      cwd: project.root,
      env: { ...process.env, ...sdkEnvironment(project.projectId, ports), ...environment },
      stdio: ['ignore', this.#log ?? 'ignore', this.#log ?? 'ignore'],
    })
    if (code !== 0) throw this.#startFailure(`${path.relative(project.root, script)} failed`)
  }

  /** Fills the suite with the project's seed. */
  async fill() {
    await this.run(this.options.seed)
  }

  /** Deletes all documents and accounts, and fills the suite again. */
  async refill() {
    const { project, ports } = this.options
    const emptied = await Promise.all(
      [
        `${originOf(ports.firestore)}/emulator/v1/projects/${project.projectId}/databases/(default)/documents`,
        `${originOf(ports.auth)}/emulator/v1/projects/${project.projectId}/accounts`,
      ].map((url) => fetch(url, { method: 'DELETE', headers: { authorization: 'Bearer owner' } })),
    )
    if (!emptied.every(({ ok }) => ok)) throw new Refusal('The emulators could not be emptied.')
    await this.fill()
  }

  /** Writes all data to disk; the previous save stays until the new one is complete. */
  async save() {
    const { folder, ports, project } = this.options
    await folder.save(async (target) => {
      const answer = await fetch(`${originOf(ports.hub)}/_admin/export`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          path: target,
          initiatedBy: project.projectId,
          targets: ['auth', 'firestore', 'storage'],
        }),
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

  /** Kills every process of the suite at once, and waits for those that firebase-tools has left behind: the lifeline ends them. */
  async kill() {
    await this.#children.kill()
    const ports = portsOf(this.options)
    // An emulator that was being started may begin to listen only now, and end shortly after.
    const looks = this.#isStarting ? 8 : 1
    const deadline = Date.now() + lifelineLimitMs
    for (let free = 0; free < looks && Date.now() < deadline; ) {
      free = (await areFree(ports)) ? free + 1 : 0
      if (free < looks) await wait(100)
    }
    if (this.#config) rmSync(this.#config, { force: true })
    if (this.#scratch) rmSync(this.#scratch, { recursive: true, force: true })
    if (this.#log !== undefined) closeSync(this.#log)
    this.#log = undefined
  }

  #startCompanion({ script, environment }: Companion): Promise<Ended> {
    return this.#children.run(process.execPath, [script], {
      cwd: this.options.project.root,
      env: { ...process.env, ...environment, NODE_OPTIONS: nodeOptions() },
      stdio: ['ignore', this.#log ?? 'ignore', this.#log ?? 'ignore'],
    })
  }

  async #isReady() {
    const { ports, companions, healthUrls } = this.options
    const isUp = async (url: string) => (await answerOf(url)) !== undefined
    for (const { healthUrl } of companions) if (!(await isUp(healthUrl))) return false
    const emulators = await answerOf(`${originOf(ports.hub)}/emulators`)
    if (emulators === undefined) return false
    const running: Record<string, unknown> = JSON.parse(emulators)
    if (!services.every((service) => service in running)) return false
    for (const url of healthUrls) if (!(await isUp(url))) return false
    return true
  }

  #startFailure(what: string, save?: string) {
    const { folder } = this.options
    const log = readFileSync(folder.log, 'utf8')
    const more = logsOfTheirOwn.find(([sign, name]) => log.includes(sign) && existsSync(path.join(folder.work, name)))
    const reason = reasonInLog(more ? readFileSync(path.join(folder.work, more[1]), 'utf8') : log)
    // A port taken by another program meanwhile is not the data's fault.
    const advice = save && !reason.includes('EADDRINUSE') ? `. ${whereSaved(save)}` : ''
    return new Refusal(`${what}: ${reason} (all of it: ${path.relative(process.cwd(), folder.log)})${advice}`)
  }
}

const whereSaved = (save: string) =>
  `It was reading the data in ${save}: if that is broken, move the folder away or put a copy in its place, and start again.`

/** What the suite's log says if the reason is in another file of the work folder. */
const logsOfTheirOwn = [
  ['Firestore Emulator has exited', 'firestore-debug.log'],
  ['An unexpected error has occurred', 'firebase-debug.log'],
] as const
