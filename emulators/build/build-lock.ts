/** Keeps two builds of one checkout from writing over each other. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../local-firebase/local-firebase.ts'

const pauseMs = 200

/** Does the work as soon as no other process does any under the same lock; `onWait` hears once whom it waits for. */
export const whileAlone = async <Result>(
  lock: string,
  work: () => Promise<Result>,
  onWait: (pid: number) => void,
): Promise<Result> => {
  mkdirSync(path.dirname(lock), { recursive: true })
  let isTold = false
  for (let holder = take(lock); holder !== undefined; holder = take(lock)) {
    if (!isTold) onWait(holder)
    isTold = true
    await sleep(pauseMs)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Takes the lock, also from a process that is gone; otherwise returns who has it. */
const take = (lock: string): number | undefined => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const holder = holderOf(lock)
  if (holder !== undefined && isAlive(holder)) return holder
  rmSync(lock, { force: true })
  return take(lock)
}

const holderOf = (lock: string): number | undefined => {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    // Given back meanwhile.
    return undefined
  }
}
