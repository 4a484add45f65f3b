import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import * as texts from '../../../../texts/first-visit.ts'
import { useMenu } from '../../menus/use-menu.ts'
import classes from './SearchButton.module.css'

const load = () => import('./SearchSheet.tsx')
const SearchSheet = lazyPart(() => load().then((module) => module.SearchSheet))

/** Opens the shop's search; an icon only on a phone. Its code loads when it is about to be used, and receives what was typed until then. */
export function SearchButton() {
  const menu = useMenu(load)
  const [isComing, setIsComing] = useState(false)
  const ahead = useRef<HTMLInputElement>(null)
  const isSent = useRef(false)
  const fetchAhead = () => void load().catch(() => setIsComing(false))
  useLayoutEffect(() => {
    if (isComing) ahead.current?.focus()
  }, [isComing])
  const open = () => {
    isSent.current = false
    setIsComing(true)
    fetchAhead()
    void menu.open()
  }
  const takeAhead = () => {
    const typed = ahead.current?.value ?? ''
    setIsComing(false)
    return { typed, isSent: isSent.current }
  }
  return (
    <div className={classes.place}>
      <UnstyledButton
        className={classes.button}
        aria-label={texts.searchProducts}
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        ref={menu.button}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={open}
      >
        <IconSearch size={22} stroke={1.8} aria-hidden />
        {!isComing && <span className={classes.words}>{texts.searchProducts}</span>}
      </UnstyledButton>
      {isComing && (
        <input
          ref={ahead}
          className={classes.ahead}
          aria-label={texts.searchProducts}
          inputMode="search"
          onKeyDown={({ key }) => {
            isSent.current ||= key === 'Enter'
          }}
        />
      )}
      {menu.isOpen && <SearchSheet onClose={menu.close} takeAhead={takeAhead} />}
    </div>
  )
}
