import { routesOf } from '../http/route.ts'
import { changeSavedDesign } from './change-saved-design.ts'
import { deleteSavedDesign } from './delete-saved-design.ts'
import { listSavedDesigns } from './list-saved-designs.ts'
import { readSharedDesign, readSharedPicture } from './read-shared-design.ts'
import { saveDesign } from './save-design.ts'
import { shareDesign, stopSharingDesign } from './share-design.ts'

export const savedDesignRoutes = [
  ...routesOf({ saveDesign, changeSavedDesign }, { namesUploads: true }),
  ...routesOf({
    listSavedDesigns,
    deleteSavedDesign,
    shareDesign,
    stopSharingDesign,
    readSharedDesign,
    readSharedPicture,
  }),
]
