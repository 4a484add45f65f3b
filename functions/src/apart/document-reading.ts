import { DocumentRefusal } from '@teeshala/contract/documents/document-refusals'
import { DocumentFacts } from '@teeshala/contract/printing/document-facts'
import * as z from 'zod/mini'

/** The result of reading a document: its facts, or why it cannot be printed. */
export const DocumentReading = z.union([z.object({ facts: DocumentFacts }), z.object({ refusal: DocumentRefusal })])
export type DocumentReading = z.infer<typeof DocumentReading>
