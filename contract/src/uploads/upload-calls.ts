import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { Line } from '../text.ts'

export const uploadCalls = {
  takeOverUpload: {
    body: z.object({
      path: Line(500).check(z.minLength(1, { error: 'Name the uploaded file' })),
      secret: Line(100).check(z.minLength(1, { error: 'Give the secret of the upload' })),
    }),
    answer: z.object({ path: z.string() }),
  },
} as const satisfies Partial<CallShapes>
