/**
 * `npm run bench -- faults [STORMS] [ORDERS] [--minutes=MINUTES]`: sells orders of every kind through several processes while the database refuses calls, answers
 * late or loses its answers, and the processes are killed before and after their commits; each storm by its own seed. Fails where an
 * order is lost or made twice, a piece oversold, or the books do not add up. Then deletes accounts through processes that are killed meanwhile; fails where something is left.
 * Then the gateway's messages about 84 orders come three times, in disorder and with forged ones among them; ten processes start at once; others are asked to
 * end while they place orders. At last customers order for half a minute, or for MINUTES, while five of a hundred calls of the database fail.
 */
import { parseArgs } from 'node:util'
import { endedProcess } from '../test/fixtures/faults/ended-process.ts'
import { seeded } from '../test/fixtures/faults/fault-script.ts'
import { freshProcesses } from '../test/fixtures/faults/fresh-processes.ts'
import { interruptedErasure } from '../test/fixtures/faults/interrupted-erasure.ts'
import { messageStorm } from '../test/fixtures/faults/message-storm.ts'
import { storm } from '../test/fixtures/faults/storm.ts'
import { steadyFaults } from './faults/steady-faults.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '0.5' } },
})
const storms = Number(positionals[0] ?? 10)
const orders = Number(positionals[1] ?? 200)
const minutes = Number(values.minutes)
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
const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1]
const messages = await messageStorm(84)
const misheard = messages.wrong + (messages.statuses[400] === messages.forged ? 0 : 1)
process.stdout.write(
  `${messages.genuine} messages of the gateway and ${messages.forged} forged: answers ${JSON.stringify(messages.statuses)}, 95 % within ${p95(messages.timesMs)?.toFixed(0)} ms, ${messages.wrong} orders not paid exactly once\n`,
)
const fresh = await freshProcesses(10)
const broken = fresh.filter(({ status }) => status !== 200).length
process.stdout.write(
  `10 fresh processes: ${fresh.length} calls, ${broken} without an answer, 95 % within ${p95(fresh.map(({ ms }) => ms))?.toFixed(0)} ms\n`,
)
const random = seeded(1)
const ended = []
for (let round = 0; round < storms; round++) {
  const endsAt = 1 + Math.floor(random() * 16)
  ended.push(await endedProcess({ orders: 16, endsAt, commitMs: 200 + Math.floor(random() * 1500) }))
}
const answered = ended.flatMap(({ statuses }) => statuses.filter((status) => status !== undefined))
const broughtDown = answered.filter((status) => status !== 201).length
const halfDone = ended.reduce((sum, { wrong }) => sum + wrong, 0) + ended.filter(({ code }) => code !== 0).length
process.stdout.write(
  `${storms} processes asked to end amid ${storms * 16} orders: ${answered.length} taken and answered, ${broughtDown} of them not 201, ${halfDone} not there exactly once afterwards, gone after ${Math.max(0, ...ended.map(({ tookMs }) => tookMs)).toFixed(0)} ms at most\n`,
)
const steady = await steadyFaults({ minutes, seed: 1 })
const share = (count: number) => `${((100 * count) / steady.calls).toFixed(2)} %`
const longestMs = Math.max(...steady.times)
process.stdout.write(
  `${minutes} minutes at five percent: ${steady.calls} calls, ${steady.placed} orders; ${steady.faults.refuse} refused, ${steady.faults.delay} late, ${steady.faults.hang} never answered; 503 at first ${share(steady.busyAtFirst)}, after a second try ${share(steady.busy)}; ${steady.failed} other failures; 95 % within ${p95(steady.times)?.toFixed(0)} ms, all within ${longestMs.toFixed(0)} ms\n` +
    `        duplicate ${steady.duplicates}, lost ${steady.lost}, books: ${steady.findings} found\n`,
)
const isTooBusy = steady.busy > 0.01 * steady.calls || longestMs > 15_000
const unsteady = Number(isTooBusy) + steady.failed + steady.duplicates + steady.lost + steady.findings
const wrong =
  misheard + broken + broughtDown + halfDone + unsteady + all.oversold + all.duplicates + all.lost + all.findings + left
process.stdout.write(
  `${all.orders} orders: ${all.oversold} oversold, ${all.duplicates} duplicate, ${all.lost} lost, ${all.findings} faults in the books\n`,
)
process.exit(wrong === 0 ? 0 : 1)
