import { type Route, route } from '../http/route.ts'
import { changeSavedDesign } from './change-saved-design.ts'
import { deleteSavedDesign } from './delete-saved-design.ts'
import { listSavedDesigns } from './list-saved-designs.ts'
import { readSharedDesign, readSharedPicture } from './read-shared-design.ts'
import { saveDesign } from './save-design.ts'
import { shareDesign, stopSharingDesign } from './share-design.ts'

export const savedDesignRoutes: readonly Route[] = [
  route('listSavedDesigns', listSavedDesigns),
  route('saveDesign', saveDesign, { namesUploads: true }),
  route('changeSavedDesign', changeSavedDesign, { namesUploads: true }),
  route('deleteSavedDesign', deleteSavedDesign),
  route('shareDesign', shareDesign),
  route('stopSharingDesign', stopSharingDesign),
  route('readSharedDesign', readSharedDesign),
  route('readSharedPicture', readSharedPicture),
]
