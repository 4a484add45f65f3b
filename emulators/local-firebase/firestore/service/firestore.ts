import { parseName } from '../resource-name.ts'
import { type Clock, Database } from '../store/database.ts'
import { openSession, type Session } from './session.ts'

/** All databases of all projects of this process; each is created when it is first spoken to. */
export class Firestore {
  readonly #sessions = new Map<string, Session>()
  readonly #clock: Clock

  constructor(clock: Clock = () => Date.now() * 1000) {
    this.#clock = clock
  }

  /** The database that a resource name lies in; INVALID_ARGUMENT for a malformed name. */
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
