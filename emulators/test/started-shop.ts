/** Starts the shop as a person would, on its own ports and folder, and watches its output and what it leaves behind. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { isAlive, processTree, signalProcess } from '../local-firebase/local-firebase.ts'
import { offsetBesideSuites, portsAt } from '../shop/ports.ts'
import { inRoot } from '../shop/root.ts'

const portOffset = offsetBesideSuites(Number(process.env.VITEST_POOL_ID))
export const ports = portsAt(portOffset)

export const temporaryFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'teeshala-test-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export class StartedShop {
  readonly #child: ChildProcess
  readonly #seen = new Set<number>()
  readonly exit: Promise<number>
  output = ''

  constructor(dataFolder: string, { repository = inRoot(), env = {} as NodeJS.ProcessEnv, byNpm = false } = {}) {
    const bootstrap = [path.join(repository, 'emulators/bootstrap.cjs'), 'start']
    const [program, args] = byNpm ? ['npm', ['start']] : [process.execPath, bootstrap]
    this.#child = spawn(program, args, {
      cwd: repository,
      env: {
        ...process.env,
        TEESHALA_PORT_OFFSET: String(portOffset),
        TEESHALA_DATA: dataFolder,
        NO_COLOR: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const keep = (chunk: Buffer) => {
      this.output += chunk.toString()
    }
    this.#child.stdout?.on('data', keep)
    this.#child.stderr?.on('data', keep)
    const watching = setInterval(() => this.#remember(), 100)
    this.exit = once(this.#child, 'close').then(([code, signal]) => {
      clearInterval(watching)
      return code ?? signal
    })
  }

  /** Waits until the output contains this text. Fails with all of the output if the shop ends first. */
  async says(text: string) {
    let hasEnded = false
    this.exit.then(() => {
      hasEnded = true
    })
    while (!this.output.includes(text)) {
      if (hasEnded) throw new Error(`it ended without saying '${text}':\n${this.output}`)
      await wait(100)
    }
    this.#remember()
  }

  /** Sends a signal to everything in the foreground, like Ctrl-C, a closed terminal or a shutdown. */
  signal(signal: NodeJS.Signals) {
    this.#remember()
    signalProcess(-(this.#child.pid as number), signal)
  }

  /** Kills only the started program, which gets no chance to clean up. */
  killAtOnce() {
    this.#remember()
    process.kill(this.#child.pid as number, 'SIGKILL')
  }

  /** Returns the processes that answer calls of this function. */
  processesOf(functionName: string) {
    const isItsOwn = (pid: number) => environmentOf(pid).includes(`FUNCTION_TARGET=${functionName}`)
    return processTree(this.#child.pid as number).filter(isItsOwn)
  }

  /** Returns the shop's processes that still run after two minutes, enough for all that will ever end. */
  async leftovers() {
    for (let round = 0; round < 1200 && this.#alive().length; round++) await wait(100)
    return this.#alive()
  }

  #alive() {
    return [...this.#seen].filter(isAlive)
  }

  #remember() {
    for (const pid of processTree(this.#child.pid as number)) this.#seen.add(pid)
  }
}

const environmentOf = (pid: number) => {
  try {
    if (existsSync('/proc/self/environ')) return readFileSync(`/proc/${pid}/environ`, 'utf8')
    return execFileSync('ps', ['eww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    // It has ended.
    return ''
  }
}

/**
 * Gives each test its own data folder, or all tests of the file a shared one (`data: 'shared'`), seeded at the first start only, and a function to
 * start the
 * shop on it; shops still running after a test are stopped.
 */
export const startedShops = ({ data: kind = 'own' as 'own' | 'shared' } = {}) => {
  let data: ReturnType<typeof temporaryFolder>
  let shops: StartedShop[]
  const [before, after] = kind === 'own' ? [beforeEach, afterEach] : [beforeAll, afterAll]
  before(() => {
    data = temporaryFolder()
  })
  after(() => data.remove())
  beforeEach(() => {
    shops = []
  })
  afterEach(async () => {
    for (const shop of shops) {
      for (const pid of await shop.leftovers()) process.kill(pid, 'SIGKILL')
    }
  })
  return {
    get data() {
      return data.folder
    },
    start: (options?: ConstructorParameters<typeof StartedShop>[1]) => {
      const shop = new StartedShop(data.folder, options)
      shops.push(shop)
      return shop
    },
  }
}
