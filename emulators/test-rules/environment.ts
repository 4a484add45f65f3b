import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { setLogLevel } from 'firebase/app'

const root = path.resolve(import.meta.dirname, '../..')

/** A separate project on the running suite, so that the shop's data is neither in the way nor lost. */
const projectId = 'demo-teeshala-rules'

/** Loads the repository's rules. `npm run test:rules` has started the emulators. */
export async function openRules(): Promise<RulesTestEnvironment> {
  // The SDK logs every refusal, and most of these tests expect one.
  setLogLevel('error')
  return initializeTestEnvironment({
    projectId,
    firestore: { rules: await readFile(path.join(root, 'firestore.rules'), 'utf8') },
    storage: { rules: await readFile(path.join(root, 'storage.rules'), 'utf8') },
  })
}
