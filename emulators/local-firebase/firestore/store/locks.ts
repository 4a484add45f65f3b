import { aborted } from '../status.ts'

/** The holder of locks: a transaction, or a single commit while it waits. */
export type LockOwner = {
  /** Ends an owner that has been idle while others wait; returns false if it is active. */
  giveWay(): boolean
}

type Waiter = {
  owner: LockOwner
  grant: () => void
  refuse: () => void
}

type Lock = {
  holder: LockOwner
  waiting: Waiter[]
}

/** How often a waiting owner asks the holder to give way, and how long production lets it wait. */
const askEveryMs = 1000
const refusedAfterMs = 20_000

/**
 * Exclusive locks on documents, granted in the order of requests, as Firestore's server libraries expect
 * (https://firebase.google.com/docs/firestore/transaction-data-contention). A deadlock is prevented by
 * refusing the request that would cause it.
 */
export class Locks {
  readonly #locks = new Map<string, Lock>()

  get size() {
    return this.#locks.size
  }

  /** Whether the owner could take all of these without waiting. */
  areFree(paths: Iterable<string>, owner: LockOwner): boolean {
    for (const path of paths) {
      const lock = this.#locks.get(path)
      if (lock && lock.holder !== owner) return false
    }
    return true
  }

  holds(path: string, owner: LockOwner): boolean {
    return this.#locks.get(path)?.holder === owner
  }

  /** Takes the locks, waiting if needed; throws ABORTED on a deadlock or when it takes too long. */
  async acquire(paths: Iterable<string>, owner: LockOwner): Promise<void> {
    for (const path of [...new Set(paths)].sort()) {
      const lock = this.#locks.get(path)
      if (!lock) this.#locks.set(path, { holder: owner, waiting: [] })
      else if (lock.holder !== owner) await this.#wait(lock, owner)
    }
  }

  /** Releases everything that the owner holds or waits for. */
  release(owner: LockOwner): void {
    for (const [path, lock] of this.#locks) {
      for (const waiter of lock.waiting) if (waiter.owner === owner) waiter.refuse()
      if (lock.holder === owner) this.#passOn(path, lock)
    }
  }

  #passOn(path: string, lock: Lock): void {
    const next = lock.waiting.shift()
    if (!next) {
      this.#locks.delete(path)
      return
    }
    lock.holder = next.owner
    next.grant()
  }

  #wait(lock: Lock, owner: LockOwner): Promise<void> {
    if (this.#isWaitingFor(lock.holder, owner))
      return Promise.reject(aborted('Transaction was aborted because of a deadlock with another one.'))
    return new Promise((resolve, reject) => {
      const refuseAt = Date.now() + refusedAfterMs
      const askAgain = () => {
        if (lock.holder.giveWay() || Date.now() < refuseAt) timer = setTimeout(askAgain, askEveryMs)
        else waiter.refuse()
      }
      let timer = setTimeout(askAgain, askEveryMs)
      const waiter: Waiter = {
        owner,
        grant: () => {
          clearTimeout(timer)
          resolve()
        },
        refuse: () => {
          clearTimeout(timer)
          lock.waiting = lock.waiting.filter((other) => other !== waiter)
          reject(aborted('Too much contention on these documents. Please try again.'))
        },
      }
      lock.waiting.push(waiter)
    })
  }

  /** Whether `owner` can continue only after `other` has released something, directly or through further owners. */
  #isWaitingFor(owner: LockOwner, other: LockOwner, seen = new Set<LockOwner>()): boolean {
    if (owner === other) return true
    if (seen.has(owner)) return false
    seen.add(owner)
    for (const { holder, waiting } of this.#locks.values())
      if (waiting.some((waiter) => waiter.owner === owner) && this.#isWaitingFor(holder, other, seen)) return true
    return false
  }
}
