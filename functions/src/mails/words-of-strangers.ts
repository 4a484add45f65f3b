import type { OrderAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import type { StoredLine } from '@teeshala/contract/orders/order-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import type { WithId } from '../firestore/read-documents.ts'

/**
 * Returns an order without text typed by its buyer: name, address, company, file names, text on the shirt. The mailbox is not
 * verified yet, so our mail must not deliver somebody's message to a stranger.
 */
export function withoutWordsOfStrangers(order: WithId<StoredOrder>): WithId<StoredOrder> {
  const { company: _, billingAddress: ____, designDocuments: __, replacedDesigns: ___, ...kept } = order
  const { contact, lines, designs, fulfilment, printing, timeline, ...rest } = kept
  return {
    ...rest,
    contact: { name: '', phone: '', email: contact.email },
    lines: lines.map(withoutNames),
    designs: designs.map((design) => ({ ...design, name: '' })),
    fulfilment: fulfilment.kind === 'ship' ? { kind: 'ship', address: blank(fulfilment.address) } : fulfilment,
    ...(printing && {
      printing: {
        ...printing,
        note: '',
        files: printing.files.map((file) => ({ ...file, name: '' })),
        jobs: printing.jobs.map((job) => ({
          ...job,
          documents: job.documents.map((document) => ({ ...document, name: '' })),
        })),
      },
    }),
    timeline: timeline.map(({ note, ...entry }) =>
      note === undefined || entry.by === 'customer' ? entry : { ...entry, note },
    ),
  }
}

/** Returns a quote without text typed by its requester: its mail may go to somebody else's mailbox. */
export function quoteWithoutWordsOfStrangers(quote: WithId<StoredQuote>): WithId<StoredQuote> {
  const { jobs, files } = quote
  return {
    ...quote,
    contact: { name: '', phone: '', email: '' },
    note: '',
    files: files.map((file) => ({ ...file, name: '' })),
    jobs: jobs.map((job) => ({ ...job, documents: job.documents.map((document) => ({ ...document, name: '' })) })),
  }
}

function withoutNames(line: StoredLine): StoredLine {
  if (line.kind !== 'catalogue') return line
  const { design, designDocument: _, ...plain } = line
  return { ...plain, ...(design && { design: { ...design, name: '' } }) }
}

const blank = ({ country }: OrderAddress): OrderAddress => ({ address: '', city: '', postalCode: '', country })
