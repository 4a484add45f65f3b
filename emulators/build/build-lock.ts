/** Keeps two builds of one checkout from overwriting each other. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../local-firebase/local-firebase.ts'

const pauseMs = 200

/** Does the work once no other process works under the same lock; `onWait` is called once with the holder. */
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

/** Takes the lock, also from a dead process; otherwise returns its holder. */
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
    // Released meanwhile.
    return undefined
  }
}
