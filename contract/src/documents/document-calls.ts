import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { DocumentFacts } from '../printing/document-facts.ts'
import { Line } from '../text.ts'

export const documentCalls = {
  readPrintDocument: {
    query: { path: Line(500).check(z.minLength(1, { error: 'Name the uploaded file' })) },
    answer: DocumentFacts,
  },
} as const satisfies Partial<CallShapes>
