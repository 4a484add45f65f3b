import { parseName } from '../resource-name.ts'
import { type Clock, Database } from '../store/database.ts'
import { openSession, type Session } from './session.ts'

/** All databases of all projects of this process; each is created at its first use. */
export class Firestore {
  readonly #sessions = new Map<string, Session>()
  readonly #clock: Clock

  constructor(clock: Clock = () => Date.now() * 1000) {
    this.#clock = clock
  }

  /** Returns the database of a resource name; throws INVALID_ARGUMENT for a malformed name. */
  session(name: string | undefined): Session {
    const { database } = parseName(name)
    let session = this.#sessions.get(database)
    if (!session) {
      session = openSession(new Database(database, this.#clock))
      this.#sessions.set(database, session)
    }
    return session
  }

  sessions(): Iterable<Session> {
    return this.#sessions.values()
  }
}
