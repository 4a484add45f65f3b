/**
 * `npm run due-days`: sets the due date of orders placed before due dates were stored. Accepts
 * `--project ID` like `npm run audit`.
 */
import { runInShop } from '../shop/run-in-shop.ts'

await runInShop('functions/bin/due-days.ts')
