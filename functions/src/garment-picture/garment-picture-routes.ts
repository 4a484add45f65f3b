import { type Route, route } from '../http/route.ts'
import { readGarmentPicture } from './read-garment-picture.ts'

export const garmentPictureRoutes: readonly Route[] = [route('readGarmentPicture', readGarmentPicture)]
