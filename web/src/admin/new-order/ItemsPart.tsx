import { Checkbox, Group, Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import { placements } from '@teeshala/contract/catalogue/options/placement'
import type { Product } from '@teeshala/contract/catalogue/product'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { api } from '../../shared/api/api.ts'
import { productQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { useUndo } from '../../shared/ui/toasts/use-undo.ts'
import { removeUpload } from '../../shared/uploads/run-uploads.ts'
import * as texts from '../../texts/admin/orders/new-order.ts'
import { BulkDesigns } from './BulkDesigns.tsx'
import { DraftLineRow } from './DraftLineRow.tsx'
import type { DraftLine, OrderDraft } from './draft/order-draft.ts'
import { FormPart } from './FormPart.tsx'
import classes from './new-order.module.css'
import type { PartProps } from './part-props.ts'
import { SearchPick } from './SearchPick.tsx'

const find = (isBulk: boolean) => async (q: string, signal: AbortSignal) => {
  const found = await api('listProducts', { query: { q, limit: '8' }, token: null, signal } as never)
  return (found as Product[]).filter(({ isCustomizable }) => isCustomizable || !isBulk)
}

/** The ordered goods: shirts of the shop, or many of one product with the same prints. */
export function ItemsPart({ draft, change: changeOrder, errors }: PartProps) {
  const { kind, lines } = draft
  const undo = useUndo()
  const change: PartProps['change'] = (parts) => {
    undo.withdraw()
    changeOrder(parts)
  }
  const isBulk = kind === 'bulk'
  const [first] = lines
  const { data: product } = useQuery({
    ...productQuery(first?.productId ?? ''),
    enabled: isBulk && first !== undefined,
  })
  const offered = product ? freePlacements(product) : placements
  const add = (product: Pick<Product, '_id'>) => change({ lines: [...lines, newLine(product._id)] })
  const set = (key: string, parts: Partial<DraftLine>) =>
    change((now) => ({ lines: now.lines.map((line) => (line.key === key ? { ...line, ...parts } : line)) }))
  const remove = ({ key, design }: DraftLine) => {
    if (design) removeUpload(design)
    change({ lines: lines.filter((line) => line.key !== key) })
  }
  const turnTo = (value: string) => {
    const { designs } = draft
    change({ kind: value as OrderDraft['kind'], lines: [], designs: {} })
    // The uploads stay for an undo.
    if (lines.length > 0) undo.offer(texts.itemsCleared, () => change({ kind, lines, designs }))
  }
  return (
    <FormPart title={texts.items}>
      <Radio.Group label={texts.kindOfOrder} value={kind} onChange={turnTo}>
        <Group mt="xs" gap="lg">
          <Radio value="shop" label={texts.shopProducts} />
          <Radio value="bulk" label={texts.bulkOrderOneProductTheSame} />
        </Group>
      </Radio.Group>
      {isBulk && (
        <Checkbox.Group
          label={texts.printedAt}
          value={[...draft.placements]}
          onChange={(chosen) => change({ placements: placements.filter((each) => chosen.includes(each)) })}
          error={errors['goods.placements']}
        >
          <Group mt="xs" gap="md">
            {offered.map((placement) => (
              <Checkbox key={placement} value={placement} label={placement} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      {!(isBulk && first) && (
        <SearchPick
          label={texts.addAProduct}
          placeholder={texts.nameOrType}
          find={find(isBulk)}
          row={({ name, type, price, stock }) => (
            <span className={classes.found}>
              <strong>{name}</strong>
              <span>{texts.typePriceAndStock(type, formatAmount(price), stock)}</span>
            </span>
          )}
          onPick={add}
          none={texts.noProductWithThatName}
        />
      )}
      {lines.length > 0 && (
        <ul className={classes.lines} aria-label={texts.itemsInTheOrder}>
          {lines.map((line, index) => (
            <DraftLineRow
              key={line.key}
              line={line}
              lines={lines}
              isBulk={isBulk}
              errors={lineErrors(errors, index)}
              onChange={(parts) => set(line.key, parts)}
              onRemove={() => remove(line)}
              {...(isBulk && index === lines.length - 1 && { onMore: () => add({ _id: line.productId }) })}
            />
          ))}
        </ul>
      )}
      {isBulk && first && draft.placements.length > 0 && <BulkDesigns draft={draft} change={change} errors={errors} />}
      {errors['goods.lines'] && <p role="alert">{errors['goods.lines']}</p>}
    </FormPart>
  )
}

const newLine = (productId: string): DraftLine => ({
  key: crypto.randomUUID(),
  productId,
  quantity: 1,
  size: '',
  color: '',
  placement: '',
  design: '',
})

/** Returns a line's errors by its own fields. */
const lineErrors = (errors: PartProps['errors'], index: number) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, problem]) => {
      const start = `goods.lines.${index}.`
      return path.startsWith(start) ? [[path.slice(start.length), problem]] : []
    }),
  )
