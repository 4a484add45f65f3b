/**
 * `npm run bench -- faults [STORMS] [ORDERS]`: sells orders of every kind through several processes while the database refuses calls, answers
 * late or loses its answers, and the processes are killed before and after their commits; each storm by its own seed. Fails where an
 * order is lost or made twice, a piece oversold, or the books do not add up. Then deletes accounts through processes that are killed meanwhile; fails where something is left.
 */
import { interruptedErasure } from '../test/fixtures/interrupted-erasure.ts'
import { storm } from '../test/fixtures/storm.ts'

const storms = Number(process.argv[2] ?? 10)
const orders = Number(process.argv[3] ?? 200)
const all = { orders: 0, oversold: 0, duplicates: 0, lost: 0, findings: 0 }
for (let seed = 1; seed <= storms; seed++) {
  const startedAt = performance.now()
  const { placed, ofGuests, paid, cancelled, faults, oversold, duplicates, lost, findings } = await storm({
    orders,
    processes: 4,
    kills: 12,
    seed,
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  const ofKinds = Object.entries(placed).map(([kind, count]) => `${count} ${kind}`)
  process.stdout.write(
    `seed ${seed}: ${ofKinds.join(', ')}, ${ofGuests} of them of guests; ${paid} paid, ${cancelled} of them cancelled meanwhile; ${faults.die} kills, ${faults.lose} answers lost, ${faults.refuse} refused, ${faults.delay} late; ${seconds} s\n` +
      `        oversold ${oversold}, duplicate ${duplicates}, lost ${lost}, books: ${findings.length} found\n`,
  )
  for (const finding of findings) process.stdout.write(`        ${finding}\n`)
  all.orders += Object.values(placed).reduce((sum, count) => sum + count, 0)
  all.oversold += oversold
  all.duplicates += duplicates
  all.lost += lost
  all.findings += findings.length
}
const erasures = []
for (let seed = 1; seed <= storms; seed++) erasures.push(await interruptedErasure({ documents: 1200, kills: 5, seed }))
const left = erasures.reduce((sum, erasure) => sum + erasure.left, 0)
const killed = erasures.reduce((sum, erasure) => sum + erasure.killed, 0)
process.stdout.write(`${storms} accounts of 1200 documents deleted through ${killed} kills: ${left} documents left\n`)
const wrong = all.oversold + all.duplicates + all.lost + all.findings + left
process.stdout.write(
  `${all.orders} orders: ${all.oversold} oversold, ${all.duplicates} duplicate, ${all.lost} lost, ${all.findings} faults in the books\n`,
)
process.exit(wrong === 0 ? 0 : 1)
