import { useQuery } from '@tanstack/react-query'
import type { CartItem } from '@teeshala/contract/cart/cart'
import { isPrinted } from '@teeshala/contract/catalogue/blank-or-printed'
import { shownLayers } from '@teeshala/contract/design-document/layer-traits'
import { layerWords } from '@teeshala/contract/design-document/layer-words'
import { productColorsQuery } from '../../shared/catalogue/catalogue-queries.ts'
import * as texts from '../../texts/storefront/cart.ts'

/** Size, colour and print of a line, as far as chosen. */
export function ChosenOptions({ item, className }: { item: CartItem; className: string | undefined }) {
  const { data: colors = [] } = useQuery(productColorsQuery)
  const color = colors.find(({ _id }) => _id === item.color)
  const document = item.designDocument ?? { layers: [] }
  const hidden = document.layers.length - shownLayers(document).length
  const chosen = [
    item.size && texts.sizeIs(item.size),
    item.color && (color?.name ?? item.color),
    item.placement &&
      item.product?.isCustomizable &&
      `${isPrinted(item.product) ? texts.yourPrint : texts.print}: ${item.placement}`,
    ...shownLayers(document).map((layer) => layer.kind !== 'picture' && layerWords(layer)),
    hidden > 0 && texts.hiddenNotPrinted(hidden),
  ].filter(Boolean)
  return chosen.length > 0 && <p className={className}>{chosen.join(' · ')}</p>
}
