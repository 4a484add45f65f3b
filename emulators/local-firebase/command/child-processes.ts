/** Tracks the programs that a command has started, so that all of them can be ended together with everything they have started themselves. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive, processTree, signalProcess } from './process-tree.ts'

export type Ended = {
  code: number
  signal: NodeJS.Signals | null
}

export class ChildProcesses {
  readonly #running = new Map<ChildProcess, Promise<Ended>>()
  #closed = false

  /** Starts a program in a process group of its own, so that a Ctrl-C of the terminal reaches only us, and we decide. */
  start(command: string, args: string[], options: SpawnOptions): { child: ChildProcess; ended: Promise<Ended> } {
    const child = spawn(command, args, { ...options, detached: process.platform !== 'win32' })
    const ended = new Promise<Ended>((resolve) => {
      child.once('error', () => resolve({ code: 127, signal: null }))
      child.once('exit', (code, signal) => resolve({ code: code ?? 1, signal }))
    }).finally(() => this.#running.delete(child))
    this.#running.set(child, ended)
    if (this.#closed) void this.kill()
    return { child, ended }
  }

  /** Runs a program to its end. */
  run(command: string, args: string[], options: SpawnOptions) {
    return this.start(command, args, options).ended
  }

  /** Runs a program to its end and returns its output as well. */
  async collect(command: string, args: string[], options: SpawnOptions): Promise<Ended & { output: string }> {
    const { child, ended } = this.start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const closed = new Promise((resolve) => child.once('close', resolve))
    const result = await ended
    await closed
    return { ...result, output }
  }

  /** Kills everything at once and for good: a program started from now on is killed, too. */
  async kill() {
    this.#closed = true
    const children = [...this.#running.keys()].flatMap((child) => child.pid ?? [])
    const all = [...new Set(children.flatMap(processTree))]
    for (const pid of children) signalProcess(-pid, 'SIGKILL')
    for (const pid of all) signalProcess(pid, 'SIGKILL')
    for (let round = 0; round < 100 && all.some(isAlive); round++) await wait(30)
  }
}
