/**
 * `npm run audit`: verifies that stock and money in the local shop's database add up, and lists what does not. With
 * `--project ID` and GOOGLE_APPLICATION_CREDENTIALS it checks the real project, with `--database ID` another database of
 * it. Exits with an error if something does not add up.
 */
import { runInShop } from '../shop/run-in-shop.ts'

await runInShop('functions/bin/audit.ts')
