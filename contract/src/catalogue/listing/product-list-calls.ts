import * as z from 'zod/mini'
import type { CallShapes } from '../../api/call-shape.ts'
import { DocumentId } from '../../ids.ts'
import { countField, paging } from '../../paging/paging.ts'
import { nextCursorHeader, totalCountHeader } from '../../paging/paging-headers.ts'
import { Category, Product } from '../product.ts'
import { ImportCheckRequest, ImportRequest, ImportResult } from '../spreadsheet/product-import.ts'
import { ProductAdjustment } from './product-adjustment.ts'
import { productFlags, productListSorts, stockLevels } from './product-list.ts'

const params = { id: DocumentId }

const filter = {
  q: z.optional(z.string().check(z.maxLength(100))),
  type: z.optional(z.string().check(z.maxLength(60))),
  category: z.optional(Category),
  color: z.optional(DocumentId),
  flag: z.optional(z.enum(productFlags)),
  stock: z.optional(z.enum(stockLevels)),
  hidden: z.optional(z.enum(['true', 'false'])),
  sort: z._default(z.enum(productListSorts), 'newest'),
}

/** The calls of the staff's product list, which includes hidden products. */
export const productListCalls = {
  listAdminProducts: {
    query: { ...filter, ...countField, ...paging(25) },
    answer: z.array(Product),
    headers: [nextCursorHeader, totalCountHeader],
  },
  readAdminProduct: { params, answer: Product },
  exportProducts: { query: filter, answer: 'text/csv' },
  checkImport: { body: ImportCheckRequest, answer: z.array(ImportResult) },
  importProducts: { body: ImportRequest, answer: z.array(ImportResult) },
  adjustProduct: { params, body: ProductAdjustment, answer: Product },
} as const satisfies Partial<CallShapes>
