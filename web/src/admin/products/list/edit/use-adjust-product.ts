import type { ProductAdjustment } from '@teeshala/contract/catalogue/listing/product-adjustment'
import type { Product } from '@teeshala/contract/catalogue/product'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { api } from '../../../../shared/api/api.ts'
import { sentenceFor } from '../../../../shared/api/api-failure.ts'
import { editConflictIn } from '../../../../shared/edit-conflict/edit-conflict-in.ts'
import { toast } from '../../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../../texts/admin/products.ts'
import { replaceListed } from '../listed-products.ts'
import { stockNowIn } from './stock-now-in.ts'

type Adjust = { change: ProductAdjustment; back: (now: Product) => ProductAdjustment; done: string }

/** Why a product was not changed, and its present values as far as reported. */
type Refused = { words: string; now?: Partial<Product> }

/** Changes a few fields of a product at once, with undo. */
export function useAdjustProduct() {
  const adjust = async (product: Product, { change, back, done }: Adjust): Promise<Product | Refused> => {
    const params = { id: product._id }
    try {
      const now = await api('adjustProduct', { params, body: change })
      replaceListed(now)
      const undo = async () => {
        try {
          replaceListed(await api('adjustProduct', { params, body: back(now) }))
          toast.good(texts.undone)
        } catch (error) {
          toast.bad(sentenceFor(error, texts.failedToUpdateProduct))
        }
      }
      toast.good(done, { label: texts.undo, act: () => void undo() })
      return now
    } catch (error) {
      const conflict = editConflictIn<Product>(error)
      if (conflict) {
        const { current, changedBy } = conflict
        replaceListed(current)
        return { words: texts.changedMeanwhile(changedBy || texts.somebody, formatAmount(current.price)), now: current }
      }
      const words = sentenceFor(error, texts.failedToUpdateProduct)
      const stock = stockNowIn(error)
      if (stock === undefined) return { words }
      replaceListed({ ...product, stock })
      return { words, now: { stock } }
    }
  }
  return {
    /** `seen` is the price on screen while typing. */
    setPrice: async (product: Product, price: number, seen: number) => {
      const done = await adjust(product, {
        change: { price, expectedPrice: seen },
        back: () => ({ price: seen, expectedPrice: price }),
        done: texts.priceChangedOf(product.name),
      })
      return 'words' in done ? { words: done.words, now: done.now?.price } : done.price
    },
    /** `seen` is the stock on screen while typing. */
    setStock: async (product: Product, stock: number, seen: number) => {
      const done = await adjust(product, {
        change: { stock, expectedStock: seen },
        // Pieces sold meanwhile stay sold.
        back: () => ({ stock: seen, expectedStock: stock }),
        done: texts.stockChangedOf(product.name),
      })
      return 'words' in done ? { words: done.words, now: done.now?.stock } : done.stock
    },
    setHidden: async (product: Product, isHidden: boolean) => {
      const done = await adjust(product, {
        change: { isHidden },
        back: () => ({ isHidden: !isHidden }),
        done: texts.hiddenOrShown(isHidden, product.name),
      })
      if ('words' in done) toast.bad(done.words)
    },
  }
}
