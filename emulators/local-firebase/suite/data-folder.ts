/**
 * Where a suite keeps its data between runs. Each save is a folder of its own that gets its name only when it is complete, so
 * that a kill in the middle of saving leaves the previous save intact.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from '../command/process-tree.ts'
import { Refusal } from '../command/refusal.ts'

const savePattern = /^saved-(\d+)$/
const dataModelFile = 'data-model'

export class DataFolder {
  readonly root: string
  /** The output of the emulators and the functions. */
  readonly log: string
  /** Working directory of firebase-tools, where it writes its own logs. */
  readonly work: string
  readonly #lock: string
  readonly #dataModel: string

  /** @param dataModel the version of the documents' format: saves of another version are refused */
  constructor(root: string, dataModel: string) {
    this.root = path.resolve(root)
    this.log = path.join(this.root, 'suite.log')
    this.work = path.join(this.root, 'work')
    this.#lock = path.join(this.root, 'suite.lock')
    this.#dataModel = dataModel
  }

  /**
   * Takes the folder for this process. Throws a {@link Refusal} if another running process has it, or if its data is of
   * another version.
   */
  acquire(title: string, origin: string) {
    this.#refuseOtherData(title)
    mkdirSync(this.work, { recursive: true })
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        writeFileSync(this.#lock, `${process.pid}\n${process.argv[1]}`, { flag: 'wx' })
        return
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = this.#runningHolder()
      if (holder)
        throw new Refusal(`The ${title} already runs at ${origin} (process ${holder}): use that one or stop it first.`)
      rmSync(this.#lock, { force: true })
    }
    throw new Refusal(`Two starts at the same time: the other one goes on, see ${origin}.`)
  }

  release() {
    if (this.#readLock().pid === process.pid) rmSync(this.#lock, { force: true })
  }

  /** Returns the newest complete save; undefined on the first run. */
  newestSave(): string | undefined {
    const [newest] = this.#saves()
    return newest && path.join(this.root, newest)
  }

  /** Has `write` fill an empty folder, then makes that folder the newest save and deletes the older ones. */
  async save(write: (folder: string) => Promise<void>) {
    const unfinished = path.join(this.root, 'saving')
    rmSync(unfinished, { recursive: true, force: true })
    await write(unfinished)
    writeFileSync(path.join(unfinished, dataModelFile), this.#dataModel)
    const older = this.#saves()
    renameSync(unfinished, path.join(this.root, `saved-${Date.now()}`))
    for (const name of older) rmSync(path.join(this.root, name), { recursive: true, force: true })
  }

  #refuseOtherData(title: string) {
    const save = this.newestSave()
    if (!save) return
    const file = path.join(save, dataModelFile)
    if (existsSync(file) && readFileSync(file, 'utf8') === this.#dataModel) return
    throw new Refusal(
      `The data in ${this.root} was saved by another version of the ${title} and does not fit this one: delete that folder, or move it away if you want to keep it, and start again.`,
    )
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
      const [pid, program = ''] = readFileSync(this.#lock, 'utf8').split('\n')
      return { pid: Number(pid), program }
    } catch {
      return { pid: 0, program: '' }
    }
  }

  /** Returns the process that has the folder; a lock whose process is gone, or whose number now belongs to another program, is stale. */
  #runningHolder() {
    const { pid, program } = this.#readLock()
    if (!pid || !isAlive(pid)) return undefined
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program) ? pid : undefined
    } catch {
      return pid
    }
  }
}
