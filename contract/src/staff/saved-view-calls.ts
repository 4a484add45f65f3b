import type { CallShapes } from '../api/call-shape.ts'
import { KeepSavedViewsRequest, SavedList, SavedViews } from './saved-views.ts'

const list = { list: SavedList }

export const savedViewCalls = {
  readSavedViews: { params: list, answer: SavedViews },
  keepSavedViews: { params: list, body: KeepSavedViewsRequest, answer: SavedViews },
} as const satisfies Partial<CallShapes>
