/**
 * Where the local Firebase keeps its data between runs. Each save is a folder of its own that gets its name only when it
 * is complete, so a kill in the middle of saving leaves the previous save as it was.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../../shop/root.ts'
import { isAlive } from '../command/process-tree.ts'
import { Refusal } from '../command/refusal.ts'
import { readEmulators } from './firebase-cli.ts'

/** The folder of `npm start`. Google's emulators save in a format of their own and therefore have a folder of their own. */
export const standingDataFolder = () => {
  const folder = process.env.TEESHALA_DATA ?? inRoot('.data')
  return new DataFolder(readEmulators() === 'official' ? path.join(folder, 'official') : folder)
}

const savePattern = /^saved-(\d+)$/

export class DataFolder {
  readonly root: string
  /** What the emulators and the functions said. */
  readonly log: string
  /** Working directory of firebase-tools, which drops its own logs there. */
  readonly work: string
  readonly #lock: string

  constructor(root: string) {
    this.root = path.resolve(root)
    this.log = path.join(this.root, 'suite.log')
    this.work = path.join(this.root, 'work')
    this.#lock = path.join(this.root, 'suite.lock')
  }

  /** Takes the folder for this process. Throws a {@link Refusal} while another running process has it. */
  acquire(origin: string) {
    mkdirSync(this.work, { recursive: true })
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        writeFileSync(this.#lock, String(process.pid), { flag: 'wx' })
        return
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = this.#holder()
      if (holder)
        throw new Refusal(`The shop already runs at ${origin} (process ${holder}): use that one or stop it first.`)
      rmSync(this.#lock, { force: true })
    }
    throw new Refusal(`Two starts at the same time: the other one goes on, see ${origin}.`)
  }

  release() {
    if (Number(this.#readLock()) === process.pid) rmSync(this.#lock, { force: true })
  }

  /** The newest complete save, or undefined on the first run. */
  newestSave(): string | undefined {
    const [newest] = this.#saves()
    return newest && path.join(this.root, newest)
  }

  /** Has `write` fill an empty folder, then makes that folder the newest save and drops the older ones. */
  async save(write: (folder: string) => Promise<void>) {
    const unfinished = path.join(this.root, 'saving')
    rmSync(unfinished, { recursive: true, force: true })
    await write(unfinished)
    const older = this.#saves()
    renameSync(unfinished, path.join(this.root, `saved-${Date.now()}`))
    for (const name of older) rmSync(path.join(this.root, name), { recursive: true, force: true })
  }

  #saves() {
    if (!existsSync(this.root)) return []
    const age = (name: string) => Number(savePattern.exec(name)?.[1])
    return readdirSync(this.root)
      .filter((name) => savePattern.test(name))
      .sort((one, other) => age(other) - age(one))
  }

  #readLock() {
    try {
      return readFileSync(this.#lock, 'utf8')
    } catch {
      return ''
    }
  }

  /** The process that has the folder; a lock whose process is gone, or whose number now belongs to another program, is stale. */
  #holder() {
    const pid = Number(this.#readLock())
    if (!pid || !isAlive(pid)) return undefined
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('emulators') ? pid : undefined
    } catch {
      return pid
    }
  }
}
