import { type Route, route } from '../http/route.ts'
import { exportGstReturn } from './export-gst-return.ts'
import { readGstReturn } from './read-gst-return.ts'

export const gstReturnRoutes: readonly Route[] = [
  route('readGstReturn', readGstReturn, { takesLong: true }),
  route('exportGstReturn', exportGstReturn, { takesLong: true }),
]
