import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { Message } from '../api/message.ts'
import { DocumentId } from '../ids.ts'
import { paging } from '../paging/paging.ts'
import { nextCursorHeader } from '../paging/paging-headers.ts'
import { PathNumber } from '../paging/path-number.ts'
import { ChangeSavedDesignRequest, SaveDesignRequest, SavedDesign, SharedDesign } from './saved-design.ts'

const params = { designId: DocumentId }

export const savedDesignCalls = {
  listSavedDesigns: { query: paging(24), answer: z.array(SavedDesign), headers: [nextCursorHeader] },
  saveDesign: { body: SaveDesignRequest, answer: SavedDesign, status: 201, isRepeatable: true },
  changeSavedDesign: { params, body: ChangeSavedDesignRequest, answer: SavedDesign },
  deleteSavedDesign: { params, answer: Message },
  /** A design that is already shared keeps its link. */
  shareDesign: { params, answer: SavedDesign },
  stopSharingDesign: { params, answer: SavedDesign },
  readSharedDesign: { params, takesSecret: true, answer: SharedDesign },
  readSharedPicture: { params: { ...params, number: PathNumber }, takesSecret: true, answer: 'image/webp' },
} as const satisfies Partial<CallShapes>
