/** What `npm run due-days` runs: gives older orders of the shop that the environment names their day in the list of the press. */
import { formatCount } from '@teeshala/contract/count-format'
import { firebaseDeps } from '../src/firebase-deps.ts'
import { setDueDays } from '../src/production/set-due-days.ts'

const deps = firebaseDeps()
process.stdout.write(`${formatCount(await setDueDays(deps))} orders got their day.\n`)
await deps.db.terminate()
