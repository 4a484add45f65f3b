import type { CallShapes } from '../api/call-shape.ts'
import { garmentPictureWords } from './garment-picture.ts'

export const garmentPictureCalls = {
  readGarmentPicture: { params: garmentPictureWords, answer: 'image/png' },
} as const satisfies Partial<CallShapes>
