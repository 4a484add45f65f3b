import { routesOf } from '../http/route.ts'
import { exportGstReturn } from './export-gst-return.ts'
import { readGstReturn } from './read-gst-return.ts'

export const gstReturnRoutes = routesOf({ readGstReturn, exportGstReturn }, { takesLong: true })
