import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import * as texts from '../../texts/admin/orders/new-order.ts'

type SearchPickProps<Found> = {
  label: string
  placeholder: string
  /** Finds options for a search. */
  find: (words: string, signal: AbortSignal) => Promise<readonly Found[]>
  row: (found: Found) => ReactNode
  onPick: (found: Found) => void
  /** Shown if nothing is found. */
  none: string
}

const fewestLetters = 2
const settleMs = 250

/** A search field with a list of results, for pointer and keyboard. */
export function SearchPick<Found extends { readonly _id: string }>(props: SearchPickProps<Found>) {
  const { label, placeholder, find, row, onPick, none } = props
  // Enter pressed before the results arrive selects from them, not from earlier ones.
  const isAwaited = useRef(false)
  const combobox = useCombobox({
    onDropdownClose: () => {
      isAwaited.current = false
      combobox.resetSelectedOption()
    },
  })
  const { selectFirstOption, clickSelectedOption } = combobox
  const [typed, setTyped] = useState('')
  const asked = typed.trim()
  const [words] = useDebouncedValue(asked, settleMs)
  const isAsked = asked.length >= fewestLetters
  const { data, error, isPending } = useQuery({
    queryKey: queryKeys.staffSearch(label, words),
    queryFn: ({ signal }) => find(words, signal),
    enabled: words.length >= fewestLetters,
    meta: { isPrivate: true },
  })
  const isSearching = isAsked && (asked !== words || isPending)
  const found = isAsked && !isSearching ? (data ?? []) : []
  const [first] = found
  // biome-ignore lint/correctness/useExhaustiveDependencies: results of another search start without a selection
  useEffect(() => {
    if (isSearching) return
    selectFirstOption()
    if (isAwaited.current) clickSelectedOption()
    isAwaited.current = false
  }, [isSearching, first, selectFirstOption, clickSelectedOption])
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
          rightSection={isSearching ? <Loader size={16} /> : undefined}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            isAwaited.current = false
            combobox.openDropdown()
          }}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) isAwaited.current = isSearching && combobox.dropdownOpened
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
              {isSearching ? texts.searching : error ? sentenceFor(error, texts.theSearchFailed) : none}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
