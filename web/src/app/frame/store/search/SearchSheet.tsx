import { ActionIcon, Loader, Modal } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { suggestionsQuery, viewedQuery } from '../../../../shared/catalogue/search-queries.ts'
import { useViewedProducts } from '../../../../shared/catalogue/viewed-products.ts'
import { useBackCloses } from '../../../../shared/ui/use-back-closes.ts'
import * as texts from '../../../../texts/frame/store.ts'
import { SearchOffers } from './SearchOffers.tsx'
import classes from './SearchSheet.module.css'
import { beforeTyping, offersFor, resultsOf } from './search-offers.ts'

const settleMs = 150
const longest = 100

type SearchSheetProps = {
  onClose: () => void
  /** Returns what was typed, and whether it was submitted, before this field existed; from then on this field has focus. */
  takeAhead: () => { readonly typed: string; readonly isSent: boolean }
}

/** The shop's search: suggests products with pictures while typing, and Enter leads to all results. */
export function SearchSheet({ onClose, takeAhead }: SearchSheetProps) {
  useBackCloses(true, onClose)
  const listId = useId()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const { pathname } = useLocation()
  // The search of the current page is edited rather than typed again.
  const [typed, setTyped] = useState(pathname === '/products' ? (address.get('q') ?? '') : '')
  const [chosen, setChosen] = useState<string>()
  const q = typed.trim()
  const [settled] = useDebouncedValue(q, settleMs)
  const { data, isFetching, isError } = useQuery({
    ...suggestionsQuery(settled),
    enabled: settled !== '',
    placeholderData: (former) => former,
  })
  const viewedIds = useViewedProducts(({ ids }) => ids)
  const { data: viewed = [] } = useQuery(viewedQuery(viewedIds))
  const groups = q === '' ? beforeTyping(viewed) : data ? offersFor(q, data) : []
  const offers = groups.flatMap((group) => group.entries)
  const current = offers.find(({ id }) => id === chosen)
  const isSettled = q === settled && !isFetching
  const findsNothing = q !== '' && isSettled && data?.products.length === 0
  const optionId = (id: string) => `${listId}-${id}`

  const showAll = (words: string) => {
    if (words === '') return
    onClose()
    void navigate(resultsOf(words))
  }
  const take = ({ target }: FocusEvent<HTMLInputElement>) => {
    const ahead = takeAhead()
    if (ahead.typed === '') return target.select()
    const words = ahead.typed.slice(0, longest)
    setTyped(words)
    if (ahead.isSent) showAll(words.trim())
  }
  const choose = (step: 1 | -1) => {
    const at = offers.findIndex(({ id }) => id === current?.id)
    const next = offers[at < 0 && step < 0 ? offers.length - 1 : at + step]
    setChosen(next?.id)
    if (next) document.getElementById(optionId(next.id))?.scrollIntoView({ block: 'nearest' })
  }
  const answer = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') choose(1)
    else if (event.key === 'ArrowUp') choose(-1)
    else if (event.key !== 'Enter') return
    else if (current) document.getElementById(optionId(current.id))?.click()
    else showAll(q)
    event.preventDefault()
  }

  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="40rem"
      yOffset="min(8vh, 4rem)"
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.sheet ?? '', inner: classes.inner ?? '' }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content aria-label={texts.searchProducts}>
        <div className={classes.search}>
          {q !== '' && !isSettled ? <Loader size={18} aria-hidden /> : <IconSearch size={20} aria-hidden />}
          <input
            className={classes.field}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            role="combobox"
            aria-label={texts.searchProducts}
            aria-expanded={offers.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current && optionId(current.id)}
            placeholder={texts.teeHoodieColourDesign}
            autoComplete="off"
            maxLength={longest}
            data-autofocus
            value={typed}
            onFocus={take}
            onChange={({ target }) => {
              setChosen(undefined)
              setTyped(target.value)
            }}
            onKeyDown={answer}
          />
          <ActionIcon variant="subtle" size={44} aria-label={texts.closeSearch} onClick={onClose}>
            <IconX size={20} />
          </ActionIcon>
        </div>
        <SearchOffers
          listId={listId}
          groups={groups}
          current={current?.id}
          optionId={optionId}
          onPoint={setChosen}
          onFollow={onClose}
        />
        <div className={classes.note} role="status">
          {isError && !data && texts.suggestionsCouldNotBeLoaded}
          {findsNothing && texts.noResultsFor(q)}
        </div>
        {q !== '' && !findsNothing && (
          <button type="button" className={classes.all} onClick={() => showAll(q)}>
            {texts.seeAllResultsFor(q)}
          </button>
        )}
      </Modal.Content>
    </Modal.Root>
  )
}
