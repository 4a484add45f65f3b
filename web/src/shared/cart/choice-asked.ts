import type { Product } from '@teeshala/contract/catalogue/product'
import { create } from 'zustand'

export type Asked = {
  product: Product
  /** The button that opened the sheet and gets the focus back. */
  from: HTMLElement | null
}

/** The product to be added to the cart once its choices are made. A visitor who signs in meanwhile sees another button afterwards. */
export const useChoiceAsked = create<{ asked?: Asked; isOpen?: boolean }>()(() => ({}))
