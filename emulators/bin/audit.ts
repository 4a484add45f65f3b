/**
 * `npm run audit`: proves from the database of the local shop that pieces and rupees are conserved, and says what is not. With
 * `--project ID` and GOOGLE_APPLICATION_CREDENTIALS it does so in the real project, with `--database ID` in another database of
 * it. Fails where something does not add up.
 */
import { runInShop } from '../shop/run-in-shop.ts'

await runInShop('functions/bin/audit.ts')
