/** What a bench measured, kept as JSON and shown beside the figures that `npm run bench -- NAME --save` has kept before. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../../shop/root.ts'

/** A figure of which less is better, and what of a change is noise: a share of it, and an amount. */
export type Judged<Column extends string> = {
  readonly column: Column
  readonly share?: number
  readonly amount?: number
}

type Figures<Column extends string> = Readonly<Record<Column, number>>

/** Opens the figures of a bench; `baselineFile`, from the root, is committed. */
export function openBaseline<Column extends string>(
  bench: string,
  baselineFile: string,
  judged: readonly Judged<Column>[],
) {
  const file = inRoot(baselineFile)
  const before: Record<string, Figures<Column>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const now: Record<string, Figures<Column>> = {}

  /** Keeps what was measured under a name, and says what of it is better or worse than the baseline. */
  function beside(label: string, figures: Figures<Column>): string {
    now[label] = figures
    const then = before[label]
    if (!then) return 'new'
    const changes = judged.flatMap(({ column, share = 0.1, amount = 0 }) => {
      const change = figures[column] - then[column]
      if (Math.abs(change) <= Math.max(then[column] * share, amount)) return []
      return [`${column} ${change > 0 ? 'worse' : 'better'} (${then[column]})`]
    })
    return changes.join(', ') || 'as before'
  }

  /** Writes `.cache/bench/NAME.json`, and the baseline where it is to be kept. */
  function write(isToSave: boolean): void {
    const result = inRoot(`.cache/bench/${bench}.json`)
    for (const [target, figures] of [
      [result, now] as const,
      ...(isToSave ? [[file, { ...before, ...now }] as const] : []),
    ]) {
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, `${JSON.stringify(figures, null, 2)}\n`)
    }
  }

  return { beside, write }
}
