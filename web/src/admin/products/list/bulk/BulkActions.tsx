import { Button, NativeSelect } from '@mantine/core'
import { categories } from '@teeshala/contract/catalogue/categories'
import { productFlags } from '@teeshala/contract/catalogue/listing/product-list'
import * as texts from '../../../../texts/admin/products.ts'
import { flagWords } from '../words.ts'
import type { BulkAction } from './use-bulk-change.ts'

const categoryActions = categories.map(
  (category): BulkAction => ({ words: texts.categoryIs(category), change: { category } }),
)
const flagActions = productFlags.flatMap((flag): BulkAction[] => [
  { words: texts.markFlagWord(flagWords[flag]), change: { [flag]: true } },
  { words: texts.unmark(flagWords[flag]), change: { [flag]: false } },
])
const actions = [...categoryActions, ...flagActions]

/** The actions for the selected products. */
export function BulkActions({ onChoose }: { onChoose: (action: BulkAction) => void }) {
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label={texts.changeTheSelectedProducts}
        value=""
        onChange={({ currentTarget }) => {
          const action = actions.find(({ words }) => words === currentTarget.value)
          if (action) onChoose(action)
        }}
      >
        <option value="">{texts.change}</option>
        <optgroup label={texts.category}>
          {categoryActions.map(({ words }) => (
            <option key={words}>{words}</option>
          ))}
        </optgroup>
        <optgroup label={texts.marks}>
          {flagActions.map(({ words }) => (
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
        c="var(--mantine-color-error)"
        onClick={() => onChoose({ words: texts.deleteLabel, change: 'delete' })}
      >
        {texts.deleteLabel}
      </Button>
    </>
  )
}
