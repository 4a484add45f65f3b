/**
 * `npm run due-days`: gives orders that were placed before the list of the press was ordered by days the day that is theirs. Takes
 * `--project ID` as `npm run audit` does.
 */
import { runInShop } from '../shop/run-in-shop.ts'

await runInShop('functions/bin/due-days.ts')
