import { Button, NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { categories } from '@teeshala/contract/catalogue/categories'
import { productFlags } from '@teeshala/contract/catalogue/product-list'
import type { BulkDeed } from './use-bulk-change.ts'
import { flagWords } from './words.ts'

const categoryDeeds = categories.map((category): BulkDeed => ({ words: `Category: ${category}`, change: { category } }))
const flagDeeds = productFlags.flatMap((flag): BulkDeed[] => [
  { words: `Mark: ${flagWords[flag]}`, change: { [flag]: true } },
  { words: `Unmark: ${flagWords[flag]}`, change: { [flag]: false } },
])
const deeds = [...categoryDeeds, ...flagDeeds]

/** What can be done with the selected products together. */
export function BulkActions({ onChoose }: { onChoose: (deed: BulkDeed) => void }) {
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label="Change the selected products"
        value=""
        onChange={({ currentTarget }) => {
          const deed = deeds.find(({ words }) => words === currentTarget.value)
          if (deed) onChoose(deed)
        }}
      >
        <option value="">Change…</option>
        <optgroup label="Category">
          {categoryDeeds.map(({ words }) => (
            <option key={words}>{words}</option>
          ))}
        </optgroup>
        <optgroup label="Marks">
          {flagDeeds.map(({ words }) => (
            <option key={words}>{words}</option>
          ))}
        </optgroup>
      </NativeSelect>
      <Button size="sm" variant="default" onClick={() => onChoose({ words: 'Hide', change: { isHidden: true } })}>
        Hide
      </Button>
      <Button size="sm" variant="default" onClick={() => onChoose({ words: 'Show', change: { isHidden: false } })}>
        Show
      </Button>
      <Button size="sm" variant="default" c="red" onClick={() => onChoose({ words: 'Delete', change: 'delete' })}>
        Delete
      </Button>
    </>
  )
}
