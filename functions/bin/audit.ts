/** What `npm run audit` runs: checks the books of the shop that the environment names, and says what it has found. */
import { findingLine } from '@teeshala/contract/books/finding'
import { formatCount } from '@teeshala/contract/count-format'
import { checkBooks } from '../src/books/check-books.ts'
import { firebaseDeps } from '../src/firebase-deps.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
/** How often the progress is told. */
const forMs = 2000

const deps = firebaseDeps()
let check = await checkBooks(deps, { forMs, anew: true })
while (check.stage !== 'done') {
  say(`… ${formatCount(check.counts.orders)} orders, ${formatCount(check.counts.payments)} payments`)
  check = await checkBooks(deps, { forMs, anew: false })
}
const { orders, payments, papers = 0, products, coupons } = check.counts
say(
  `Checked ${formatCount(orders)} orders, ${formatCount(payments)} payments, ${formatCount(papers)} invoices and credit notes, ${formatCount(products)} products and ${formatCount(coupons)} coupons.`,
)
for (const finding of check.findings) say(findingLine(finding))
const notListed = check.findingCount - check.findings.length
if (notListed > 0) say(`and ${formatCount(notListed)} more.`)
say(check.findingCount === 0 ? 'Everything adds up.' : `${formatCount(check.findingCount)} found.`)
await deps.db.terminate()
process.exitCode = check.findingCount === 0 ? 0 : 1
