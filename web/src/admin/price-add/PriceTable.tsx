import { Button, Group } from '@mantine/core'
import { formatDay } from '@teeshala/contract/date-format'
import type { PricingSection } from '@teeshala/contract/printing/pricing'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { useRef } from 'react'
import { RecordList } from '../../shared/admin/records/RecordList.tsx'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import { api } from '../../shared/api/api.ts'
import { invalidate } from '../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { unlessGone } from '../../shared/api/unless-gone.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/admin/price-add.ts'
import type { ListedPrice } from './listed-price.ts'
import classes from './PriceTable.module.css'
import { never, requestOf, valuesOf } from './price-values.ts'
import { sectionWords } from './section-words.ts'

type PriceTableProps = {
  section: PricingSection
  prices: readonly ListedPrice[]
  /** Absent if the prices are read-only. */
  onEdit: ((price: ListedPrice) => void) | undefined
}

/** A deleted price with its section and the price that followed it. */
type Deleted = ListedPrice & { readonly from: PricingSection; readonly before: string | undefined }

/** The prices of a section; deleting one can be undone. */
export function PriceTable({ section, prices, onEdit }: PriceTableProps) {
  const place = useRef<HTMLDivElement>(null)
  const refresh = () => invalidate(queryKeys.pricing())
  const { run: restore, error: notRestored } = useAction({
    act: ({ from, before, ...price }: Deleted) =>
      api('setPrice', { body: { ...requestOf(from, valuesOf(price)), basedOn: never, before } }),
    failed: texts.thePriceCouldNotBePut,
    keyOf,
    onSuccess: refresh,
    // Shows what a colleague has added under its name.
    onError: refresh,
  })
  const { run: remove, error } = useAction({
    act: async (price: ListedPrice) => {
      const next = prices[prices.findIndex(({ _id }) => _id === price._id) + 1]
      await unlessGone(api('deletePrice', { params: { section, key: price._id } }))
      return { ...price, from: section, before: next?._id }
    },
    failed: texts.thePriceCouldNotBeDeleted,
    keyOf,
    onSuccess: (deleted) => {
      toast.good(texts.deleted(nameOf(deleted)), { label: texts.undo, act: () => restore(deleted) })
      place.current?.focus()
      return refresh()
    },
  })
  const columns: RecordColumn<ListedPrice>[] = [
    { header: texts.serviceType, inCard: 'title', cell: ({ type }) => <strong>{type}</strong> },
    ...(section === 'paper'
      ? [
          { header: texts.size, inTable: 'whole' as const, cell: ({ size }: ListedPrice) => size },
          { header: 'GSM', inTable: 'whole' as const, cell: ({ gsm }: ListedPrice) => gsm },
        ]
      : []),
    { header: texts.price, inCard: 'aside', inTable: 'whole', cell: ({ price }) => formatAmount(price) },
    {
      header: texts.description,
      cell: ({ description }) => description || <span className={classes.none}>{texts.none}</span>,
    },
    { header: texts.updated, inTable: 'whole', cell: ({ updatedAt }) => formatDay(updatedAt) },
    ...(onEdit ? [actionsColumn({ onEdit, onDelete: remove })] : []),
  ]
  const failure = error ?? notRestored
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <ErrorAlert error={failure} mb="sm" />
      {prices.length === 0 ? (
        <p className={classes.empty}>
          {texts.noPricesYet(sectionWords[section].label.toLowerCase())} {onEdit && texts.addOneAbove}
        </p>
      ) : (
        <RecordList label={texts.pricesOf(sectionWords[section].label)} columns={columns} records={prices} />
      )}
    </div>
  )
}

const keyOf = ({ _id }: ListedPrice) => _id
const nameOf = ({ type, size, gsm }: ListedPrice) => [type, size, gsm].filter(Boolean).join(' ')

type Ways = { onEdit: (price: ListedPrice) => void; onDelete: (price: ListedPrice) => void }

const actionsColumn = ({ onEdit, onDelete }: Ways): RecordColumn<ListedPrice> => ({
  header: texts.actions,
  inTable: 'whole',
  cell: (price) => (
    <Group gap="xs">
      <Button size="xs" variant="default" aria-label={texts.editNamed(nameOf(price))} onClick={() => onEdit(price)}>
        {texts.edit}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        aria-label={texts.deleteNamed(nameOf(price))}
        onClick={() => onDelete(price)}
      >
        {texts.deleteLabel}
      </Button>
    </Group>
  ),
})
