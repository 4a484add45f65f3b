import { Button, NativeSelect } from '@mantine/core'
import * as texts from '../../../../texts/admin/products.ts'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { categories } from '@teeshala/contract/catalogue/categories'
import { productFlags } from '@teeshala/contract/catalogue/listing/product-list'
import { flagWords } from '../words.ts'
import type { BulkDeed } from './use-bulk-change.ts'

const categoryDeeds = categories.map(
  (category): BulkDeed => ({ words: texts.categoryIs(category), change: { category } }),
)
const flagDeeds = productFlags.flatMap((flag): BulkDeed[] => [
  { words: texts.markFlagWord(flagWords[flag]), change: { [flag]: true } },
  { words: texts.unmark(flagWords[flag]), change: { [flag]: false } },
])
const deeds = [...categoryDeeds, ...flagDeeds]

/** What can be done with the selected products together. */
export function BulkActions({ onChoose }: { onChoose: (deed: BulkDeed) => void }) {
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label={texts.changeTheSelectedProducts}
        value=""
        onChange={({ currentTarget }) => {
          const deed = deeds.find(({ words }) => words === currentTarget.value)
          if (deed) onChoose(deed)
        }}
      >
        <option value="">{texts.change}</option>
        <optgroup label={texts.category}>
          {categoryDeeds.map(({ words }) => (
            <option key={words}>{words}</option>
          ))}
        </optgroup>
        <optgroup label={texts.marks}>
          {flagDeeds.map(({ words }) => (
            <option key={words}>{words}</option>
          ))}
        </optgroup>
      </NativeSelect>
      <Button size="sm" variant="default" onClick={() => onChoose({ words: texts.hide, change: { isHidden: true } })}>
        {texts.hide}
      </Button>
      <Button size="sm" variant="default" onClick={() => onChoose({ words: texts.show, change: { isHidden: false } })}>
        {texts.show}
      </Button>
      <Button
        size="sm"
        variant="default"
        c="red"
        onClick={() => onChoose({ words: texts.deleteLabel, change: 'delete' })}
      >
        {texts.deleteLabel}
      </Button>
    </>
  )
}
