import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { Message } from '../api/message.ts'
import { DocumentId } from '../ids.ts'
import { paging } from '../paging.ts'
import { nextCursorHeader } from '../paging-headers.ts'
import { Category, NewProductRequest, Product, ProductRequest, ProductSort } from './product.ts'
import { ProductColor, ProductColorInUse, ProductColorRequest } from './product-color.ts'
import { ProductType, ProductTypeInUse, ProductTypeRequest } from './product-type.ts'

const params = { id: DocumentId }

/** `ids` as one comma-separated text: at most a hundred, each once. */
const Ids = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => [...new Set(text.split(','))]),
  ),
  z.array(DocumentId).check(z.maxLength(100)),
)

export const catalogueCalls = {
  listProducts: {
    query: {
      type: z.optional(z.string().check(z.maxLength(60))),
      category: z.optional(Category),
      seasonal: z.optional(z.enum(['true'])),
      customizable: z.optional(z.enum(['true'])),
      q: z.optional(z.string().check(z.maxLength(100))),
      sort: z._default(ProductSort, 'newest'),
      ids: z.optional(Ids),
      ...paging(24),
    },
    answer: z.array(Product),
    headers: [nextCursorHeader],
  },
  readProduct: { params, answer: Product },
  addProduct: { body: NewProductRequest, answer: Product, status: 201, isRepeatable: true },
  changeProduct: { params, body: ProductRequest, answer: Product },
  deleteProduct: { params, answer: Message },

  listProductTypes: { answer: z.array(ProductType) },
  addProductType: { body: ProductTypeRequest, answer: ProductType, status: 201 },
  changeProductType: { params, body: ProductTypeRequest, answer: ProductType },
  deleteProductType: { params, answer: Message },
  listTypesInUse: { query: paging(50), answer: z.array(ProductTypeInUse), headers: [nextCursorHeader] },

  listProductColors: { answer: z.array(ProductColor) },
  addProductColor: { body: ProductColorRequest, answer: ProductColor, status: 201 },
  changeProductColor: { params, body: ProductColorRequest, answer: ProductColor },
  deleteProductColor: { params, answer: Message },
  listColorsInUse: { query: paging(50), answer: z.array(ProductColorInUse), headers: [nextCursorHeader] },
} as const satisfies Partial<CallShapes>
