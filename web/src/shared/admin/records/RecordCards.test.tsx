import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RecordCards } from './RecordCards.tsx'
import type { RecordColumn } from './record-column.ts'

type Listed = { _id: string; name: string; pieces: number | false; note?: string }

const columns: RecordColumn<Listed>[] = [
  { header: 'Name', inCard: 'title', cell: ({ name }) => name },
  { header: 'Pieces', cell: ({ pieces }) => pieces },
  { header: 'Note', cell: ({ note }) => note },
]

test('a card leaves out empty values, but not a zero', () => {
  const records = [
    { _id: 'a', name: 'Chai', pieces: 0, note: '' },
    { _id: 'b', name: 'Kite', pieces: false as const },
  ]
  const markup = renderToStaticMarkup(<RecordCards label="Orders" columns={columns} records={records} />)
  expect(markup.match(/<dt>.*?<\/dd>/g)).toEqual(['<dt>Pieces</dt><dd>0</dd>'])
})
