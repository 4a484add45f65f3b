import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ParsedQuery } from '../query/parsed-query.ts'
import { failedPrecondition } from '../status.ts'
import { chooseIndexes } from './choose-indexes.ts'
import { type IndexConfiguration, type IndexDefinition, parseIndexes, toFileEntry } from './index-definitions.ts'

/** How long a changed file may go unnoticed, in milliseconds. */
const freshMs = 500

/** The indexes of a project, read again whenever firestore.indexes.json changes, with a record of which were used. */
export class ProjectIndexes {
  readonly #file: string
  readonly #used = new Map<string, number>()
  #configuration: IndexConfiguration
  #modifiedMs: number
  #checkedMs = Date.now()

  /** Throws a sentence that names the file if it cannot be read. */
  constructor(file: string) {
    this.#file = path.resolve(file)
    this.#modifiedMs = statSync(this.#file).mtimeMs
    this.#configuration = this.#read()
  }

  /** Throws FAILED_PRECONDITION, with the definition to add, for a query that production would refuse. */
  check(query: ParsedQuery, summed?: readonly string[]): void {
    this.#refresh()
    const choice = chooseIndexes(this.#configuration, query, summed)
    if ('missing' in choice) throw failedPrecondition(this.#explain(choice.missing))
    for (const index of choice.used) {
      const key = keyOf(index)
      this.#used.set(key, (this.#used.get(key) ?? 0) + 1)
    }
  }

  /** Returns every composite index of the file, with the number of queries it has served since the start. */
  usage(): { index: object; queries: number }[] {
    this.#refresh()
    return this.#configuration.composite.map((index) => ({
      index: toFileEntry(index),
      queries: this.#used.get(keyOf(index)) ?? 0,
    }))
  }

  #refresh(): void {
    if (Date.now() - this.#checkedMs < freshMs) return
    this.#checkedMs = Date.now()
    const modifiedMs = statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs
    if (modifiedMs === undefined || modifiedMs === this.#modifiedMs) return
    this.#modifiedMs = modifiedMs
    try {
      this.#configuration = this.#read()
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error} The earlier indexes stay in force.\n`)
    }
  }

  #read(): IndexConfiguration {
    try {
      return parseIndexes(readFileSync(this.#file, 'utf8'))
    } catch (error) {
      throw new Error(`${this.#file} cannot be read: ${error instanceof Error ? error.message : error}`)
    }
  }

  #explain(missing: IndexDefinition): string {
    const [field, name, ...more] = missing.fields
    const isSingle = field !== undefined && name !== undefined && more.length === 0
    const { collectionGroup, scope } = missing
    const fileName = path.basename(this.#file)
    if (!isSingle)
      return `The query requires an index. Add to "indexes" in ${fileName}: ${JSON.stringify(toFileEntry(missing))}`
    const mode = field.mode === 'CONTAINS' ? { arrayConfig: field.mode } : { order: field.mode }
    const override = { collectionGroup, fieldPath: field.path, indexes: [{ queryScope: scope, ...mode }] }
    return `The query requires a single-field index that does not exist. Add to "fieldOverrides" in ${fileName}: ${JSON.stringify(override)}`
  }
}

const keyOf = (index: IndexDefinition) => JSON.stringify(toFileEntry(index))
