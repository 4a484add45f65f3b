import { pipeline } from 'node:stream/promises'
import { byteOrderMark, csvLine } from '@teeshala/contract/csv-text'
import { nextCursorHeader } from '@teeshala/contract/paging/paging-headers'
import type { Response } from 'express'
import type { Logger } from 'pino'
import { streamed } from './handler.ts'

type PageOf<Row> = { readonly items: readonly Row[]; readonly headers: Readonly<Record<string, string>> }

type Csv<Row> = {
  readonly fileName: string
  readonly columns: readonly string[]
  readonly cellsOf: (row: Row) => readonly (string | number)[]
  /** The first page is read before anything is written, so that a database failure gets a normal error response. */
  readonly first: PageOf<Row>
  readonly read: (cursor: string) => Promise<PageOf<Row>>
}

/**
 * Sends rows as a CSV file, page by page, as fast as the client reads. If the database fails midway, the connection
 * is aborted, so that a truncated file is never taken for a complete one.
 */
export async function streamCsv<Row>(
  { response, log }: { readonly response: Response; readonly log: Logger },
  { fileName, columns, cellsOf, first, read }: Csv<Row>,
): Promise<typeof streamed> {
  async function* lines() {
    yield byteOrderMark + csvLine(columns)
    for (let page = first; ; ) {
      yield page.items.map((row) => csvLine(cellsOf(row))).join('')
      const cursor = page.headers[nextCursorHeader]
      if (cursor === undefined) return
      page = await read(cursor)
    }
  }
  response.type('text/csv').attachment(fileName)
  try {
    await pipeline(lines(), response)
  } catch (error) {
    log.warn({ err: { name: (error as Error).name } }, 'an export broke off')
  }
  return streamed
}
