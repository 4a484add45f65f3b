import { ProductColorRequest } from '@teeshala/contract/catalogue/options/product-color'
import { ProductTypeRequest } from '@teeshala/contract/catalogue/options/product-type'
import type { StaffCallName } from '@teeshala/contract/staff/roles-of-calls'
import { api } from '../../shared/api/api.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import type { Page } from '../../shared/api/request.ts'
import * as texts from '../../texts/admin/product-type.ts'
import type { Entry, EntryValues } from './entry.ts'
import { colorPage, typePage } from './entry-pages.ts'

/** The differences between types and colours: texts and calls. */
export type EntryKind = {
  readonly noun: 'type' | 'color'
  readonly label: string
  readonly placeholder: string
  readonly queryKey: readonly unknown[]
  /** Queries to reload after a change. */
  readonly shownUnder: readonly (readonly unknown[])[]
  readonly read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Entry>>
  /** The call that a role needs to add, change and delete them. */
  readonly needs: StaffCallName
  readonly add: (values: EntryValues) => Promise<unknown>
  readonly change: (id: string, values: EntryValues, basedOn: string | undefined) => Promise<unknown>
  readonly remove: (id: string) => Promise<unknown>
  /** Returns the name's error, if any. */
  readonly problemOf: (values: EntryValues) => Record<string, string>
  /** Returns the product list's path filtered by it. */
  readonly productsPath: (entry: Entry) => string
}

type Result = { success: boolean; error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined }

/** Returns the errors by field; a type's only field is called `name` here. */
function problemsIn({ error }: Result): Record<string, string> {
  const named = (error?.issues ?? []).map(({ path: [field], message }) => [
    field === 'hexCode' ? field : 'name',
    message,
  ])
  return Object.fromEntries(named)
}

export const typeKind: EntryKind = {
  noun: texts.type,
  label: texts.productType,
  placeholder: texts.roundNeck,
  queryKey: queryKeys.typesInUse(),
  shownUnder: [queryKeys.productTypes(), queryKeys.products(), queryKeys.product()],
  read: typePage,
  needs: 'changeProductType',
  add: ({ name }) => api('addProductType', { body: { type: name } }),
  change: (id, { name }, basedOn) => api('changeProductType', { params: { id }, body: { type: name, basedOn } }),
  remove: (id) => api('deleteProductType', { params: { id } }),
  problemOf: ({ name }) => problemsIn(ProductTypeRequest.safeParse({ type: name })),
  productsPath: ({ name }) => `/admin/product-list?${new URLSearchParams({ type: name })}`,
}

export const colorKind: EntryKind = {
  noun: texts.color,
  label: texts.colorName,
  placeholder: texts.raniPink,
  queryKey: queryKeys.colorsInUse(),
  shownUnder: [queryKeys.productColors()],
  read: colorPage,
  needs: 'changeProductColor',
  add: (values) => api('addProductColor', { body: values }),
  change: (id, values, basedOn) => api('changeProductColor', { params: { id }, body: { ...values, basedOn } }),
  remove: (id) => api('deleteProductColor', { params: { id } }),
  problemOf: (values) => problemsIn(ProductColorRequest.safeParse(values)),
  productsPath: ({ _id }) => `/admin/product-list?${new URLSearchParams({ color: _id })}`,
}
