import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { printQuality } from '@teeshala/contract/designs/print-quality'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import { productQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { dpiAt, placeIn } from '../../shared/garment/placed-design.ts'
import { ErrorLine } from '../../shared/ui/ErrorLine.tsx'
import { useUploads } from '../../shared/uploads/uploads-store.ts'
import * as texts from '../../texts/admin/orders/new-order.ts'
import type { DraftDesign } from './draft/order-draft.ts'
import { LineDesign } from './LineDesign.tsx'
import classes from './new-order.module.css'
import type { PartProps } from './part-props.ts'

/** The designs of a bulk order by placement. */
export function BulkDesigns({ draft, change, errors }: PartProps) {
  const { placements, lines, designs } = draft
  const { data: product } = useQuery(productQuery(lines[0]?.productId ?? ''))
  const uploads = useUploads((state) => state.uploads)
  if (!product) return null
  const sizes = lines.flatMap(({ size }) => (size ? [size as GarmentSize] : []))
  const designed = placements.filter((placement) => uploads[designs[placement]?.upload ?? ''])
  const put = (placement: Placement, design: DraftDesign | undefined) =>
    change(({ designs: { [placement]: _, ...others } }) => ({
      designs: design ? { ...others, [placement]: design } : others,
    }))
  return (
    <ul className={classes.designs} aria-label={texts.designs}>
      {placements.map((placement) => {
        const design = designs[placement]
        const picture = uploads[design?.upload ?? '']?.picture
        const area = commonPrintArea(cutForType(product.type), placement, sizes)
        const isPoor = picture && printQuality(dpiAt(picture, placeIn(area, picture))) === 'poor'
        const error = designError(errors, designed.indexOf(placement))
        return (
          <li key={placement}>
            <strong>{placement}</strong>
            <LineDesign
              page="bulk"
              of={placement}
              uploadId={design?.upload ?? ''}
              area={area}
              onChange={(upload) => put(placement, upload ? { upload, acceptsPoorPrint: false } : undefined)}
            />
            {isPoor && design && (
              <Checkbox
                label={texts.printAnyway}
                aria-label={texts.printAnywayAt(placement)}
                checked={design.acceptsPoorPrint}
                onChange={({ target }) => put(placement, { ...design, acceptsPoorPrint: target.checked })}
              />
            )}
            <ErrorLine className={classes.problem} error={error} />
          </li>
        )
      })}
    </ul>
  )
}

const designError = (errors: PartProps['errors'], index: number) =>
  Object.entries(errors).find(([path]) => path.startsWith(`designs.${index}.`))?.[1]
