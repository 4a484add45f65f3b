import { existsSync } from 'node:fs'
import { Refusal } from '../local-firebase/local-firebase.ts'

/** Throws a {@link Refusal} unless the environment names the key file of a service account, by which a real project is reached. */
export function requireKeyFile(): void {
  const { GOOGLE_APPLICATION_CREDENTIALS: file } = process.env
  if (!file)
    throw new Refusal('Set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account of the project.')
  if (!existsSync(file)) throw new Refusal(`GOOGLE_APPLICATION_CREDENTIALS names ${file}, and there is no such file.`)
}
