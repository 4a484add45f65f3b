import { Button, Kbd, Loader, Modal } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { reasonFor } from '../../../../shared/api/reason-for.ts'
import * as texts from '../../../../texts/frame/admin.ts'
import classes from './CommandPalette.module.css'
import { PaletteOptions } from './PaletteOptions.tsx'
import { usePaletteSearch } from './use-palette-search.ts'

type CommandPaletteProps = {
  /** Returns what was typed before the field had focus. */
  takeEarly: () => string
  onClose: () => void
}

/** The admin search: pages, actions, orders, products and people. Visible as long as it is rendered. */
export function CommandPalette({ takeEarly, onClose }: CommandPaletteProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const search = usePaletteSearch(typed)
  const entries = search.groups.flatMap((group) => group.entries)
  const current = entries.find(({ id }) => id === chosen) ?? entries[0]
  const optionId = (id: string) => `${listId}-${id}`
  const follow = (id: string) => document.getElementById(optionId(id))?.click()

  // Enter pressed before the results arrive selects from them, not from earlier ones.
  const isAwaited = useRef(false)
  useEffect(() => {
    if (search.isSearching || !isAwaited.current) return
    isAwaited.current = false
    if (current) document.getElementById(`${listId}-${current.id}`)?.click()
  }, [search.isSearching, current, listId])

  const choose = (step: number) => {
    const at = entries.findIndex(({ id }) => id === current?.id)
    const next = entries[(at + step + entries.length) % entries.length]
    if (!next) return
    setChosen(next.id)
    document.getElementById(optionId(next.id))?.scrollIntoView({ block: 'nearest' })
  }
  const answer = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'ArrowDown') choose(1)
    else if (key === 'ArrowUp') choose(-1)
    else if (key === 'Escape') onClose()
    else if (key !== 'Enter') return
    else if (search.isSearching && chosen === undefined) isAwaited.current = true
    else if (current) follow(current.id)
    event.preventDefault()
  }

  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="40rem"
      yOffset="min(12vh, 6rem)"
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.palette ?? '' }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content aria-label={texts.searchEverything}>
        <div className={classes.search}>
          {search.isSearching ? <Loader size={18} aria-hidden /> : <IconSearch size={20} aria-hidden />}
          <input
            className={classes.field}
            type="text"
            role="combobox"
            aria-label={texts.searchOrdersProductsPeopleAndPages}
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current && optionId(current.id)}
            placeholder={texts.orderProductPersonOrPage}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            // Escape here is for this field only, not for a drawer below it.
            data-mantine-stop-propagation
            value={typed}
            onFocus={() => {
              const early = takeEarly()
              if (early) setTyped((now) => now + early)
            }}
            onChange={({ target }) => {
              isAwaited.current = false
              setChosen(undefined)
              setTyped(target.value)
            }}
            onKeyDown={answer}
          />
          <Kbd size="sm" aria-hidden>
            {texts.esc}
          </Kbd>
        </div>
        <PaletteOptions
          listId={listId}
          groups={search.groups}
          current={current?.id}
          optionId={optionId}
          onPoint={setChosen}
          onFollow={onClose}
        />
        <div className={classes.note} role="status">
          {search.isSearching && texts.searching}
          {!search.isSearching &&
            entries.length === 0 &&
            search.failed.length === 0 &&
            texts.nothingFoundFor(typed.trim())}
          {search.failed.length > 0 && (
            <>
              {texts.couldNotBeSearched(search.failed.join(', '))} {reasonFor(search.error)}{' '}
              <Button variant="default" size="compact-sm" onClick={search.searchAgain}>
                {texts.tryAgain}
              </Button>
            </>
          )}
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}
