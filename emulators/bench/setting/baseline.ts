/** Stores the figures of a bench as JSON and compares them with the baseline saved by `npm run bench -- NAME --save`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../../shop/root.ts'

/** A figure where less is better, with its noise limits: a relative and an absolute change. */
export type Judged<Column extends string> = {
  readonly column: Column
  readonly share?: number
  readonly amount?: number
}

type Figures<Column extends string> = Readonly<Record<Column, number>>

/** Opens the figures of a bench; `baselineFile`, relative to the root, is committed. */
export function openBaseline<Column extends string>(
  bench: string,
  baselineFile: string,
  judged: readonly Judged<Column>[],
) {
  const file = inRoot(baselineFile)
  const before: Record<string, Figures<Column>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const now: Record<string, Figures<Column>> = {}

  /** Records figures under a name, and returns what is better or worse than the baseline. */
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

  /** Writes `.cache/bench/NAME.json`, and the baseline if requested. */
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
