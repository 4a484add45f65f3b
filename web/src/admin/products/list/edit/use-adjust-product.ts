import type { ProductAdjustment } from '@teeshala/contract/catalogue/listing/product-adjustment'
import type { Product } from '@teeshala/contract/catalogue/product'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { api } from '../../../../shared/api/api.ts'
import { sentenceFor } from '../../../../shared/api/api-failure.ts'
import { editConflictIn } from '../../../../shared/edit-conflict/edit-conflict-in.ts'
import { toast } from '../../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../../texts/admin/products.ts'
import { useListedProducts } from '../use-listed-products.ts'

type Adjust = { change: ProductAdjustment; back: (now: Product) => ProductAdjustment; done: string }

/** Changes a few facts of a product at once, with a way to take it back. Returns the product as it then is, or the sentence of a failure. */
export function useAdjustProduct() {
  const { replace } = useListedProducts()
  const adjust = async (product: Product, { change, back, done }: Adjust): Promise<Product | string> => {
    const params = { id: product._id }
    try {
      const now = await api('adjustProduct', { params, body: change })
      replace(now)
      const undo = async () => {
        try {
          replace(await api('adjustProduct', { params, body: back(now) }))
          toast.good(texts.undone)
        } catch (error) {
          toast.bad(sentenceFor(error, texts.failedToUpdateProduct))
        }
      }
      toast.good(done, { label: texts.undo, act: () => void undo() })
      return now
    } catch (error) {
      const conflict = editConflictIn<Product>(error)
      if (!conflict) return sentenceFor(error, texts.failedToUpdateProduct)
      replace(conflict.current)
      return texts.changedMeanwhile(conflict.changedBy || texts.somebody, formatAmount(conflict.current.price))
    }
  }
  return {
    setPrice: async (product: Product, price: number) => {
      const now = await adjust(product, {
        change: { price, expectedPrice: product.price },
        back: () => ({ price: product.price, expectedPrice: price }),
        done: texts.priceChangedOf(product.name),
      })
      return typeof now === 'string' ? now : now.price
    },
    setStock: async (product: Product, stock: number) => {
      const now = await adjust(product, {
        change: { stock, expectedStock: product.stock },
        // What is sold until then stays sold.
        back: () => ({ stock: product.stock, expectedStock: stock }),
        done: texts.stockChangedOf(product.name),
      })
      return typeof now === 'string' ? now : now.stock
    },
    setHidden: async (product: Product, isHidden: boolean) => {
      const now = await adjust(product, {
        change: { isHidden },
        back: () => ({ isHidden: !isHidden }),
        done: texts.hiddenOrShown(isHidden, product.name),
      })
      if (typeof now === 'string') toast.bad(now)
    },
  }
}
