import type { Size } from '@teeshala/contract/catalogue/options/size'
import type { Category, Specification } from '@teeshala/contract/catalogue/product'
import type { ColourId } from '../colours.ts'

/** A product as it is written down here: prices in rupees, the cloth's data by difference from its type's. */
export type SeedProduct = {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly was?: number
  readonly category: Category
  readonly description: string
  readonly fullDescription: string
  readonly colors: readonly ColourId[]
  readonly sizes?: readonly Size[]
  readonly stock: number
  readonly isCustomizable?: boolean
  /** That its pictures show an example of what can be printed, not a print that it comes with. */
  readonly isShownPrinted?: true
  readonly flags?: readonly ('bestSeller' | 'new' | 'seasonal')[]
  readonly cloth?: Specification
}

export type SeedType = {
  readonly id: string
  readonly type: string
  readonly cloth: Specification
  readonly products: readonly SeedProduct[]
}
