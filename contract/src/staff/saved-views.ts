import * as z from 'zod/mini'
import { RequiredLine } from '../text.ts'

/** The admin lists whose filters can be saved under a name. */
export const SavedList = z.enum(['orders', 'bulk-orders', 'print-orders', 'users'])
export type SavedList = z.infer<typeof SavedList>

/** The maximum number of saved views of a list per staff member. */
const maxSavedViews = 30
/** The error when a view has no name. */
export const viewNameRequired = 'Give it a name'

/** The filters of a list under a name; `query` is the query string: 'status=placed&sort=oldest'. */
export const SavedView = z.object({
  name: RequiredLine(40, viewNameRequired),
  query: z.string().check(z.regex(/^[\w.~%+&=-]{0,500}$/, { error: 'Not the filters of a list' })),
})
export type SavedView = z.infer<typeof SavedView>

const areNamesUnlike = (views: readonly SavedView[]) =>
  new Set(views.map(({ name }) => name.toLowerCase())).size === views.length

/** PUT /api/admin/views/{list}: the caller's own views of a list, in order; replaces the previous ones. */
export const KeepSavedViewsRequest = z.object({
  views: z
    .array(SavedView)
    .check(
      z.maxLength(maxSavedViews, { error: `At most ${maxSavedViews} views` }),
      z.refine(areNamesUnlike, { error: 'There is already a view with this name' }),
    ),
})
export type KeepSavedViewsRequest = z.infer<typeof KeepSavedViewsRequest>

/** The caller's own views of a list. */
export const SavedViews = z.object({ views: z.array(SavedView) })
export type SavedViews = z.infer<typeof SavedViews>

/** The document savedViews/{uid}: a staff member's views by list. */
export const StoredSavedViews = z.object({ lists: z.partialRecord(SavedList, z.array(SavedView)) })
export type StoredSavedViews = z.infer<typeof StoredSavedViews>
