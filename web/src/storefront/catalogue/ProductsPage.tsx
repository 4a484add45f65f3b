import { useSearchParams } from 'react-router-dom'
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { Listing } from './Listing.tsx'

const lead = 'All our t-shirts, polos, dry-fits and hoodies: plain, printed, or ready for your design.'

const home = { to: '/', label: 'Home' }
const all = 'All products'

/** Every product of the shop, or what a search finds. */
export function ProductsPage() {
  const [search] = useSearchParams()
  const q = search.get('q')
  const title = q ? `Results for “${q}”` : all
  return (
    <>
      <PageHead title={title} description={lead} path="/products" />
      <Listing
        title={title}
        {...(!q && { lead })}
        above={<Breadcrumbs trail={q ? [home, { to: '/products', label: all }] : [home]} here={q ? 'Search' : all} />}
        isPage
      />
    </>
  )
}
