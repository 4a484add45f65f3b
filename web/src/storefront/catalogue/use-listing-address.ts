import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { searchWith } from './listing-address.ts'

/**
 * The listing's URL state, and how to change it. Pending changes are included, so that a second
 * choice does not undo the first.
 */
export function useListingAddress() {
  const here = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const isComing = coming?.pathname === here.pathname
  const search = new URLSearchParams(isComing ? coming.search : here.search)
  const change = (changes: Record<string, string | undefined>) => {
    // The URL may have changed since this was rendered.
    const present = isComing ? search : new URLSearchParams(window.location.search)
    navigate({ search: searchWith(present, changes) }, { preventScrollReset: true })
  }
  return { search, change }
}
