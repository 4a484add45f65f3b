import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import * as texts from '../../texts/admin/orders/new-order.ts'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

type SearchPickProps<Found> = {
  label: string
  placeholder: string
  /** Finds what is offered for these words. */
  find: (words: string, signal: AbortSignal) => Promise<readonly Found[]>
  row: (found: Found) => ReactNode
  onPick: (found: Found) => void
  /** Said where nothing is found. */
  none: string
}

const fewestLetters = 2
const settleMs = 250

/** A field that searches while one types and hands over what is chosen, by pointer or keyboard. */
export function SearchPick<Found extends { readonly _id: string }>(props: SearchPickProps<Found>) {
  const { label, placeholder, find, row, onPick, none } = props
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim(), settleMs)
  const isAsked = words.length >= fewestLetters
  const { data, error, isFetching } = useQuery({
    queryKey: queryKeys.staffSearch(label, words),
    queryFn: ({ signal }) => find(words, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    meta: { isPrivate: true },
  })
  const found = isAsked ? (data ?? []) : []
  const pick = (id: string) => {
    const chosen = found.find(({ _id }) => _id === id)
    if (!chosen) return
    onPick(chosen)
    setTyped('')
    combobox.closeDropdown()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={pick} withinPortal={false}>
      <Combobox.Target>
        <TextInput
          type="search"
          label={label}
          placeholder={placeholder}
          leftSection={<IconSearch size={18} />}
          rightSection={isAsked && isFetching ? <Loader size={16} /> : undefined}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            combobox.openDropdown()
            combobox.selectFirstOption()
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isAsked}>
        <Combobox.Options aria-label={texts.foundBy(label)}>
          {found.map((each) => (
            <Combobox.Option key={each._id} value={each._id}>
              {row(each)}
            </Combobox.Option>
          ))}
          {found.length === 0 && (
            <Combobox.Empty>
              {error ? sentenceFor(error, texts.theSearchFailed) : isFetching ? texts.searching : none}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
