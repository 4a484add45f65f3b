import type { ImportResult, ImportRow } from '@teeshala/contract/catalogue/spreadsheet/product-import'
import { columnOf, type NamedColor } from '@teeshala/contract/catalogue/spreadsheet/product-sheet'
import type { CellProblem } from '@teeshala/contract/catalogue/spreadsheet/read-sheet-row'
import { useRef, useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { invalidate } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useKeptPage } from '../../../shared/unsaved/use-kept-page.ts'
import * as texts from '../../../texts/admin/products.ts'
import { finishImport, importIdFor } from './begun-imports.ts'
import { importParts } from './import-parts.ts'
import { type FileRow, type ProductFile, readProductFile } from './read-product-file.ts'

/** A row with the result of the check or the import. */
export type JudgedRow = {
  readonly file: FileRow
  readonly outcome: ImportResult['outcome']
  readonly problems: readonly (Omit<CellProblem, 'column'> & { column: string })[]
  readonly result: ImportResult | undefined
}

type Step = 'choosing' | 'reading' | 'checking' | 'checked' | 'writing' | 'stopped' | 'written'
type State = {
  step: Step
  fileName: string
  file: ProductFile | undefined
  rows: readonly JudgedRow[]
  /** Rows completed in the current step, and the total. */
  through: number
  of: number
  failure: string | undefined
}

const nothing: State = {
  step: 'choosing',
  fileName: '',
  file: undefined,
  rows: [],
  through: 0,
  of: 0,
  failure: undefined,
}

/** Takes a product file through reading, checking and writing; each step can resume. */
export function useProductImport(colors: readonly NamedColor[]) {
  const [state, setState] = useState(nothing)
  const results = useRef(new Map<number, ImportResult>())
  const latest = useRef<File>(undefined)
  const tell = (changes: Partial<State>) => setState((before) => ({ ...before, ...changes }))
  const isRunning = state.step === 'checking' || state.step === 'writing'
  useKeptPage(isRunning)

  const send = async (rows: readonly ImportRow[], call: (part: ImportRow[]) => Promise<ImportResult[]>) => {
    const open = rows.filter(({ row }) => !results.current.has(row))
    for (const part of importParts(open)) {
      tell({ through: results.current.size, of: rows.length })
      for (const result of await call(part)) results.current.set(result.row, result)
    }
  }

  const check = async (file: ProductFile) => {
    tell({ step: 'checking', failure: undefined })
    const readable = file.rows.filter(({ problems }) => problems.length === 0)
    try {
      await send(readable.map(toImport), (rows) => api('checkImport', { body: { rows } }))
    } catch (error) {
      return tell({ step: 'stopped', failure: sentenceFor(error, texts.theRowsCouldNotBeChecked) })
    }
    tell({ step: 'checked', rows: file.rows.map((row) => judged(row, results.current.get(row.row))) })
  }

  const choose = async (chosen: File) => {
    latest.current = chosen
    results.current = new Map()
    setState({ ...nothing, step: 'reading', fileName: chosen.name })
    const file = await readProductFile(chosen, colors)
    // Another file was chosen meanwhile.
    if (latest.current !== chosen) return
    if (typeof file === 'string') return setState({ ...nothing, fileName: chosen.name, failure: file })
    tell({ file })
    await check(file)
  }

  const write = async () => {
    const { file } = state
    if (!file) return
    const importId = importIdFor(file.digest)
    const open = state.rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
    if (state.step === 'checked') results.current = new Map()
    tell({ step: 'writing', failure: undefined, through: 0, of: open.length })
    try {
      await send(open.map(toWrite), (rows) => api('importProducts', { body: { importId, rows } }))
    } catch (error) {
      return tell({ step: 'stopped', failure: sentenceFor(error, texts.theImportStopped) })
    } finally {
      void invalidate(queryKeys.adminProducts(), queryKeys.products(), queryKeys.product())
    }
    finishImport(file.digest)
    // Earlier problems stay visible, to be corrected in the file.
    const wrong = state.rows.filter(({ outcome }) => outcome === 'wrong')
    const written = open.map(({ file: row }) => judged(row, results.current.get(row.row)))
    tell({ step: 'written', rows: [...wrong, ...written] })
  }

  const goOn = () => (state.rows.length > 0 ? write() : state.file && check(state.file))
  return { ...state, isRunning, choose, write, goOn }
}

const toImport = ({ row, id, basedOn, product }: FileRow): ImportRow => ({
  row,
  ...(id !== undefined && { id }),
  ...(basedOn !== undefined && { basedOn }),
  product,
})

/** Writes exactly what was checked: a product changed in between is reported, and pieces sold in between stay sold. */
function toWrite({ file, result }: JudgedRow): ImportRow {
  const row = toImport(file)
  const { stock, expectedStock = result?.stock, ...product } = row.product
  const basedOn = result?.basedOn
  return {
    ...row,
    ...(basedOn !== undefined && { basedOn }),
    product: { ...product, ...(stock !== undefined && { stock, expectedStock }) },
  }
}

function judged(file: FileRow, result: ImportResult | undefined): JudgedRow {
  const told = result?.problems.map(({ field, message }) => ({ column: columnOf(field) ?? field, message })) ?? []
  return { file, outcome: result?.outcome ?? 'wrong', problems: [...file.problems, ...told], result }
}
