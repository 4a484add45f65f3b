import type { ListCallName } from '@teeshala/contract/api/calls'
import { apiPage } from '../api.ts'
import { type List, pagesQuery } from './pages-query.ts'

/** A list of the API, read page by page. */
export const listQuery = <Name extends ListCallName>(name: Name, list: List<Name>) =>
  pagesQuery<Name>(list, (ask) => apiPage(name, ask))
