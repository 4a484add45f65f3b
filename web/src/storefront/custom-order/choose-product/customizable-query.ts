import { listQuery } from '../../../shared/api/list-query.ts'

const query = { customizable: true }

/** The products that the shop prints on, newest first. */
export const customizableQuery = listQuery('listProducts', {
  queryKey: ['products', query],
  query,
  limit: 12,
  isPublic: true,
})
