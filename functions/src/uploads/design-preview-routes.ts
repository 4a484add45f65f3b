import { type Route, route } from '../http/route.ts'
import { readBulkPreview, readOrderPreview } from './read-design-preview.ts'

export const designPreviewRoutes: readonly Route[] = [
  route('readOrderPreview', readOrderPreview),
  route('readBulkPreview', readBulkPreview),
]
