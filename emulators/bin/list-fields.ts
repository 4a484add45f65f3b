/**
 * `npm run list-fields`: brings the fields by which staff's lists find open orders up to date, for orders placed before such a field was stored. Accepts
 * `--project ID` like `npm run audit`.
 */
import { runInShop } from '../shop/run-in-shop.ts'

await runInShop('functions/bin/list-fields.ts')
