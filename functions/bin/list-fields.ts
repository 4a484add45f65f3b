/** What `npm run list-fields` runs: gives open orders of the shop that the environment names the fields by which staff's lists find them. */
import { formatCount } from '@teeshala/contract/count-format'
import { firebaseDeps } from '../src/firebase-deps.ts'
import { setListFields } from '../src/production/set-list-fields.ts'

const deps = firebaseDeps()
process.stdout.write(`${formatCount(await setListFields(deps))} orders were brought up to date.\n`)
await deps.db.terminate()
