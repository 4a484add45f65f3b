import type { ProductAdjustment } from '@teeshala/contract/catalogue/listing/product-adjustment'
import type { Product } from '@teeshala/contract/catalogue/product'
import { useState } from 'react'
import { api } from '../../../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../../../shared/api/api-failure.ts'
import * as texts from '../../../../texts/admin/products.ts'
import { removeListed, replaceListed } from '../listed-products.ts'

/** The result for one of several products; `failure` is undefined on success. */
export type BulkResult = { product: Product; failure: string | undefined }
export type BulkAction = { words: string; change: ProductAdjustment | 'delete' }
type Run = { action: BulkAction; total: number; results: BulkResult[]; isDone: boolean }

const atOnce = 4

/** Applies a change to several products with one call each, so that a refusal does not stop the others. */
export function useBulkChange() {
  const [run, setRun] = useState<Run>()

  const doTo = async (product: Product, change: BulkAction['change']): Promise<string | undefined> => {
    const params = { id: product._id }
    try {
      if (change === 'delete') {
        await api('deleteProduct', { params })
        removeListed(product._id)
      } else replaceListed(await api('adjustProduct', { params, body: change }))
      return undefined
    } catch (error) {
      if (!failedWith(error, 'NOT_FOUND')) return sentenceFor(error, texts.failedToUpdateProduct)
      removeListed(product._id)
      return change === 'delete' ? undefined : texts.someoneDeletedItInTheMeantime
    }
  }
  const start = async (action: BulkAction, products: readonly Product[]) => {
    const waiting = [...products]
    const results: BulkResult[] = []
    const tell = (isDone: boolean) => setRun({ action, total: products.length, results: [...results], isDone })
    tell(false)
    const work = async () => {
      for (let product = waiting.shift(); product; product = waiting.shift()) {
        results.push({ product, failure: await doTo(product, action.change) })
        tell(false)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    tell(true)
  }
  return { run, start, close: () => setRun(undefined) }
}
