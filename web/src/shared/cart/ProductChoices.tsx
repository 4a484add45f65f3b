import { useQuery } from '@tanstack/react-query'
import { needsPlacement } from '@teeshala/contract/catalogue/blank-or-printed'
import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import type { Product } from '@teeshala/contract/catalogue/product'
import type { ReactNode } from 'react'
import * as texts from '../../texts/shared/products.ts'
import { productColorsQuery } from '../catalogue/catalogue-queries.ts'
import { ChoiceGroup } from '../ui/choices/ChoiceGroup.tsx'
import type { CartChoices } from './use-add-to-cart.ts'

type ProductChoicesProps = {
  product: Pick<Product, 'sizes' | 'colors' | 'isCustomizable' | 'printedSides'>
  choices: CartChoices
  onChange: (choices: CartChoices) => void
  /** A printed product asks for the placement only once there is a design. */
  hasDesign?: boolean
  /** Whether missing choices are marked. */
  isAsked?: boolean
  /** Shown beside the sizes. */
  sizeHelp?: ReactNode
}

/** Size, colour and placement, each if the product has it. */
export function ProductChoices(props: ProductChoicesProps) {
  const { product, choices, onChange, hasDesign = false, isAsked = false, sizeHelp } = props
  const { data: colors = [], isPending } = useQuery(productColorsQuery)
  // Until the colours are loaded, placeholders have their final shape.
  const unknown = isPending ? 'var(--shop-cloth)' : ''
  const offered = product.colors.map(
    (id) => colors.find(({ _id }) => _id === id) ?? { _id: id, name: id, hexCode: unknown },
  )
  return (
    <>
      {product.sizes.length > 0 && (
        <ChoiceGroup
          label={texts.size}
          isAsked={isAsked}
          value={choices.size}
          options={product.sizes.map((size) => ({ value: size, label: size }))}
          onChange={(size) => onChange({ ...choices, size })}
          help={sizeHelp}
        />
      )}
      {offered.length > 0 && (
        <ChoiceGroup
          label={texts.colour}
          isAsked={isAsked}
          value={choices.color}
          options={offered.map(({ _id, name, hexCode }) => ({ value: _id, label: name, swatch: hexCode }))}
          onChange={(color) => onChange({ ...choices, color })}
        />
      )}
      {(needsPlacement(product) || (product.isCustomizable && hasDesign)) && (
        <ChoiceGroup
          label={texts.placement}
          isEven
          isAsked={isAsked}
          value={choices.placement}
          options={freePlacements(product).map((placement) => ({ value: placement, label: placement }))}
          onChange={(placement) => onChange({ ...choices, placement })}
        />
      )}
    </>
  )
}
