import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../../shared/ui/lazy-part.ts'
import * as texts from '../../../../texts/first-visit.ts'
import { useMenu } from '../../menus/use-menu.ts'
import classes from './SearchButton.module.css'

const load = () => import('./SearchSheet.tsx')
const SearchSheet = lazyPart(() => load().then((module) => module.SearchSheet))

/** Opens the search of the shop; on a phone it is its sign alone. Its code comes when somebody is about to use it. */
export function SearchButton() {
  const menu = useMenu(load)
  const fetchAhead = () => void load().catch(() => undefined)
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-label={texts.searchProducts}
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        ref={menu.button}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={menu.open}
      >
        <IconSearch size={22} stroke={1.8} aria-hidden />
        <span className={classes.words}>{texts.searchProducts}</span>
      </UnstyledButton>
      <Suspense>{menu.isOpen && <SearchSheet onClose={menu.close} />}</Suspense>
    </>
  )
}
