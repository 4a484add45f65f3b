import { OrderId } from '@teeshala/contract/ids'
import * as z from 'zod/mini'
import { type Route, route } from '../http/route.ts'
import { ReadOrderQuery } from '../orders/read-order.ts'
import { readBulkPreview, readOrderPreview } from './read-design-preview.ts'

/** `number` counts from 0 as `filesOfOrder` lists them. */
const design = z.object({
  id: OrderId,
  number: z.pipe(
    z.string().check(z.regex(/^\d{1,3}$/)),
    z.transform((digits: string) => Number(digits)),
  ),
})

export const designPreviewRoutes: readonly Route[] = [
  route(
    'get',
    '/api/orders/:id/designs/:number/preview',
    { access: 'anyone', params: design, query: ReadOrderQuery },
    readOrderPreview,
  ),
  route(
    'get',
    '/api/bulk-orders/:id/designs/:number/preview',
    { access: 'anyone', params: design, query: ReadOrderQuery },
    readBulkPreview,
  ),
]
