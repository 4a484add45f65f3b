import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { Message } from '../api/message.ts'
import { DocumentId } from '../ids.ts'
import { paging, pagingIfAsked } from '../paging/paging.ts'
import { nextCursorHeader } from '../paging/paging-headers.ts'
import { listed, productFilter } from '../search/product-filter.ts'
import { ProductColor, ProductColorInUse, ProductColorRequest } from './options/product-color.ts'
import { ProductType, ProductTypeInUse, ProductTypeRequest } from './options/product-type.ts'
import { PlainListName } from './plain-lists.ts'
import { NewProductRequest, Product, ProductRequest, ProductSort } from './product.ts'

const params = { id: DocumentId }

export const catalogueCalls = {
  listProducts: {
    query: {
      ...productFilter,
      sort: z.optional(ProductSort),
      ids: z.optional(listed(DocumentId, 100)),
      ...paging(24),
    },
    answer: z.array(Product),
    headers: [nextCursorHeader],
  },
  readPlainList: { params: { name: PlainListName }, query: paging(24), answer: 'text/html' },
  readFirstPictures: { params: { name: PlainListName }, answer: z.array(z.nullable(z.string())) },
  readProduct: { params, answer: Product },
  addProduct: { body: NewProductRequest, answer: Product, status: 201, isRepeatable: true },
  changeProduct: { params, body: ProductRequest, answer: Product },
  deleteProduct: { params, answer: Message },

  listProductTypes: { query: pagingIfAsked, answer: z.array(ProductType), headers: [nextCursorHeader] },
  addProductType: { body: ProductTypeRequest, answer: ProductType, status: 201 },
  changeProductType: { params, body: ProductTypeRequest, answer: ProductType },
  deleteProductType: { params, answer: Message },
  listTypesInUse: { query: paging(50), answer: z.array(ProductTypeInUse), headers: [nextCursorHeader] },

  listProductColors: { query: pagingIfAsked, answer: z.array(ProductColor), headers: [nextCursorHeader] },
  addProductColor: { body: ProductColorRequest, answer: ProductColor, status: 201 },
  changeProductColor: { params, body: ProductColorRequest, answer: ProductColor },
  deleteProductColor: { params, answer: Message },
  listColorsInUse: { query: paging(50), answer: z.array(ProductColorInUse), headers: [nextCursorHeader] },
} as const satisfies Partial<CallShapes>
