import { formatCount } from '../count-format.ts'
import { itemName } from './item-words.ts'
import type { OrderedDocument, OrderedJob } from './print-job.ts'

/** How a job is made, for press and customer: each fact with its title, in the order of the work. */
export type JobFact = { readonly title: string; readonly words: string }

/** Returns the facts of a job besides its documents. */
export function jobFacts(job: OrderedJob): JobFact[] {
  const { paper, sides, sheets, colorSheets, copies, lamination, laminated, binding } = job
  const all = formatCount(sheets * copies)
  return [
    { title: 'Copies', words: formatCount(copies) },
    { title: 'Paper', words: itemName('paper', paper) },
    { title: 'Printing', words: printingWords(job) },
    { title: 'Sides', words: sides === 2 ? 'Both sides' : 'One side' },
    {
      title: 'Sheets',
      words: `${sheetWords(sheets)} per copy, ${formatCount(colorSheets)} with colour; ${all} in all`,
    },
    {
      title: 'Lamination',
      words: lamination ? `${lamination}, ${laminated === 'all' ? 'every sheet' : 'cover alone'}` : 'None',
    },
    { title: 'Binding', words: binding ?? 'None' },
  ]
}

/** Returns the name of a job: its document, and how many more there are. */
export function jobName({ documents }: Pick<OrderedJob, 'documents'>): string {
  const [first] = documents
  const more = documents.length - 1
  const others = more === 1 ? ' and 1 more document' : ` and ${more} more documents`
  return `${first?.name || 'Document'}${more > 0 ? others : ''}`
}

/** Returns a document in one line: its pages, how many of them in colour, and their size. */
export function documentWords({
  pages,
  colorPages,
  widthMm,
  heightMm,
}: Omit<OrderedDocument, 'path' | 'name'>): string {
  const color = colorPages === 0 ? 'no colour' : `${formatCount(colorPages)} in colour`
  const size = widthMm && heightMm ? `, ${widthMm} × ${heightMm} mm` : ''
  return `${formatCount(pages)} ${pages === 1 ? 'page' : 'pages'}, ${color}${size}`
}

function printingWords({ printing, greyPrinting, colorSheets, sheets }: OrderedJob): string {
  if (greyPrinting === undefined || greyPrinting === printing) return printing
  const grey = sheets - colorSheets
  if (grey === 0) return printing
  if (colorSheets === 0) return greyPrinting
  return `${printing} on ${sheetWords(colorSheets)} with colour, ${greyPrinting} on the other ${formatCount(grey)}`
}

const sheetWords = (count: number) => `${formatCount(count)} ${count === 1 ? 'sheet' : 'sheets'}`
