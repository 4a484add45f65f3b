import { ActionIcon, NativeSelect, Skeleton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { bulkOrderSizes } from '@teeshala/contract/catalogue/options/size'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { sizesOffered } from '@teeshala/contract/catalogue/options/sizes-offered'
import type { Product } from '@teeshala/contract/catalogue/product'
import { printArea } from '@teeshala/contract/garment/print-area'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { productColorsQuery, productQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { QuantityStepper } from '../../shared/ui/choices/QuantityStepper.tsx'
import { SmallButton } from '../../shared/ui/SmallButton.tsx'
import * as texts from '../../texts/admin/orders/new-order.ts'
import { piecesProblem } from './draft/draft-problems.ts'
import type { DraftLine } from './draft/order-draft.ts'
import { LineDesign } from './LineDesign.tsx'
import classes from './new-order.module.css'

type DraftLineRowProps = {
  line: DraftLine
  isBulk: boolean
  /** All lines with this product, which share its stock. */
  lines: readonly DraftLine[]
  /** Errors by field. */
  errors: Readonly<Record<string, string>>
  onChange: (parts: Partial<DraftLine>) => void
  onRemove: () => void
  /** Adds another colour and size of the same product. */
  onMore?: () => void
}

/** A line of the order: options and pieces. */
export function DraftLineRow({ line, lines, isBulk, errors, onChange, onRemove, onMore }: DraftLineRowProps) {
  const { data: product, isError } = useQuery(productQuery(line.productId))
  const { data: colors = [] } = useQuery(productColorsQuery)
  const name = product?.name ?? texts.product
  const problems = [...new Set([piecesProblem(line, lines, product?.stock), ...Object.values(errors)])].filter(Boolean)
  const offered = colors.filter(({ _id }) => !product?.colors.length || product.colors.includes(_id))
  const sizes: readonly string[] = isBulk ? sizesOffered(bulkOrderSizes, product?.sizes ?? []) : (product?.sizes ?? [])
  return (
    <li className={classes.line}>
      <div className={classes.lineHead}>
        <strong>{name}</strong>
        <span className={classes.quiet}>
          {isError && texts.thisProductCouldNotBeLoaded}
          {product && about(product, isBulk)}
        </span>
      </div>
      {!product && !isError && <Skeleton height="3rem" aria-busy />}
      {product && (
        <div className={classes.choices}>
          {sizes.length > 0 && (
            <Choice
              label={texts.sizeOf(name)}
              none={texts.size}
              value={line.size}
              options={sizes.map((size) => ({ value: size, label: sizeLabel(size) }))}
              isMarked={errors.size !== undefined}
              onChange={(size) => onChange({ size })}
            />
          )}
          {(isBulk || product.colors.length > 0) && (
            <Choice
              label={texts.colourOf(name)}
              none={texts.colour}
              value={line.color}
              options={offered.map(({ _id, name: color }) => ({ value: _id, label: color }))}
              isMarked={errors.color !== undefined}
              onChange={(color) => onChange({ color })}
            />
          )}
          {!isBulk && product.isCustomizable && (
            <Choice
              label={texts.placementOf(name)}
              none={texts.placement}
              value={line.placement}
              options={freePlacements(product).map((placement) => ({ value: placement, label: placement }))}
              isMarked={errors.placement !== undefined}
              onChange={(placement) => onChange({ placement: placement as Placement })}
            />
          )}
          <QuantityStepper
            value={line.quantity}
            max={product.stock}
            of={name}
            hideLabel
            keepsTyped
            onChange={(quantity) => onChange({ quantity })}
          />
        </div>
      )}
      {product?.isCustomizable && !isBulk && (
        <div className={classes.design}>
          <LineDesign
            page="product"
            of={name}
            uploadId={line.design}
            area={line.placement ? printArea(cutForType(product.type), line.placement) : undefined}
            onChange={(design) => onChange({ design })}
          />
        </div>
      )}
      {problems.length > 0 && (
        <p className={classes.problem} role="alert">
          {problems.join('. ')}
        </p>
      )}
      <div className={classes.lineWays}>
        {onMore && <SmallButton onClick={onMore}>{texts.addColourOrSize}</SmallButton>}
        <ActionIcon variant="subtle" color="ink" size={36} aria-label={texts.removeNamed(name)} onClick={onRemove}>
          <IconTrash size={20} />
        </ActionIcon>
      </div>
    </li>
  )
}

const about = ({ price, stock }: Product, isBulk: boolean) =>
  isBulk ? texts.inStock(stock) : texts.priceAndStock(formatAmount(price), stock)

type ChoiceProps = {
  label: string
  none: string
  value: string
  options: { value: string; label: string }[]
  /** It is missing or wrong: the line says how. */
  isMarked: boolean
  onChange: (value: string) => void
}

function Choice({ label, none, value, options, isMarked, onChange }: ChoiceProps) {
  return (
    <NativeSelect
      aria-label={label}
      size="sm"
      value={value}
      error={isMarked}
      data={[{ value: '', label: none }, ...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
