import { useQueries } from '@tanstack/react-query'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { type Placement, sideOf } from '@teeshala/contract/catalogue/placement'
import { cutForType } from '@teeshala/contract/garment/cut'
import { Garment, type GarmentDesign } from '../../shared/garment/Garment.tsx'
import { wholeView } from '../../shared/garment/garment-view.ts'
import classes from './BulkTracking.module.css'

type OrderedDesignsProps = { order: BulkOrder; placements: readonly Placement[] }

/** The garment of an order from the sides that are printed, with the designs where the press puts them. */
export function OrderedDesigns({ order, placements }: OrderedDesignsProps) {
  const cut = cutForType(order.productType)
  const [first] = order.items
  const addresses = useQueries({
    queries: order.designs.map(({ path }) => ({
      queryKey: ['design-address', path],
      queryFn: async () => {
        const { designAddress } = await import('../../shared/uploads/upload-design.ts')
        return designAddress(path)
      },
      retry: false,
      meta: { isPrivate: true },
    })),
  })
  const shown = order.designs.flatMap(({ placement, place }, index): GarmentDesign[] => {
    const href = addresses[index]?.data
    return place && href ? [{ ...place, placement, href }] : []
  })
  const isHidden = addresses.some(({ isError }) => isError)
  const sides = (['front', 'back'] as const).filter((side) => placements.some((each) => sideOf(each) === side))
  return (
    <div>
      <div className={classes.sides}>
        {sides.map((side) => (
          <Garment
            key={side}
            cut={cut}
            side={side}
            color={first?.colorHex ?? '#F4F1E8'}
            view={wholeView(cut, side)}
            designs={shown}
            areas={placements.filter((each) => !shown.some(({ placement }) => placement === each))}
            className={classes.garment ?? ''}
            label={`${first?.colorName ?? ''} ${order.productName} from the ${side}, printed at ${placements
              .filter((each) => sideOf(each) === side)
              .join(', ')}`.trim()}
          />
        ))}
      </div>
      {isHidden && (
        <p className={classes.quiet}>
          The pictures of the designs are shown only in the browser or to the account that uploaded them.
        </p>
      )}
    </div>
  )
}
