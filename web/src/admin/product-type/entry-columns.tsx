import { Button, Group } from '@mantine/core'
import { formatCount } from '@teeshala/contract/count-format'
import { formatDay } from '@teeshala/contract/date-format'
import { maxCountedEach } from '@teeshala/contract/paging/paging'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import { Link } from '../../shared/routing/Link.tsx'
import { Swatch } from '../../shared/ui/choices/Swatch.tsx'
import * as texts from '../../texts/admin/product-type.ts'
import type { Entry } from './entry.ts'
import classes from './entry-columns.module.css'
import type { EntryKind } from './entry-kind.ts'

function InUse({ kind, entry }: { kind: EntryKind; entry: Entry }) {
  if (entry.products === 0) return <span className={classes.unused}>{texts.notUsed}</span>
  const count = formatCount(entry.products)
  const words = `${entry.products < maxCountedEach ? count : texts.orMore(count)} ${entry.products === 1 ? texts.product : texts.products}`
  return (
    <Link to={kind.productsPath(entry)} className={classes.products}>
      {words}
    </Link>
  )
}

type Ways = { onEdit: (entry: Entry) => void; onDelete: (entry: Entry) => void }

const day = (iso: string | undefined) => (iso ? formatDay(iso) : texts.nA)

/** Returns the columns of the list; read-only without actions. */
export const entryColumns = (kind: EntryKind, ways?: Ways): RecordColumn<Entry>[] => [
  {
    header: texts.name,
    inCard: 'title',
    cell: ({ name, hexCode }) => (
      <div className={classes.name}>
        {hexCode && <Swatch hex={hexCode} />}
        <strong>{name}</strong>
      </div>
    ),
  },
  ...(kind.noun === 'color'
    ? [{ header: texts.code, inTable: 'whole' as const, cell: ({ hexCode }: Entry) => <code>{hexCode}</code> }]
    : []),
  {
    header: texts.inUse,
    inTable: 'whole',
    cell: (entry) => <InUse kind={kind} entry={entry} />,
  },
  { header: texts.created, inTable: 'whole', cell: ({ createdAt }) => day(createdAt) },
  { header: texts.updated, inTable: 'whole', cell: ({ updatedAt }) => day(updatedAt) },
  ...(ways ? [actionsColumn(ways)] : []),
]

const actionsColumn = ({ onEdit, onDelete }: Ways): RecordColumn<Entry> => ({
  header: texts.actions,
  inTable: 'whole',
  cell: (entry) => (
    <Group gap="xs">
      <Button size="xs" variant="default" aria-label={texts.editNamed(entry.name)} onClick={() => onEdit(entry)}>
        {texts.edit}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        aria-label={texts.deleteItem(entry.name)}
        onClick={() => onDelete(entry)}
      >
        {texts.deleteLabel}
      </Button>
    </Group>
  ),
})
