import { type Route, route } from '../http/route.ts'
import { takeOverUpload } from './take-over-upload.ts'

export const uploadRoutes: readonly Route[] = [route('takeOverUpload', takeOverUpload, { namesUploads: true })]
