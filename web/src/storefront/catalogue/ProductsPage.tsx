import { Breadcrumbs } from '../../shared/ui/Breadcrumbs.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { Listing } from './Listing.tsx'

const lead = 'All our t-shirts, polos, dry-fits and hoodies: plain, printed, or ready for your design.'

export function ProductsPage() {
  return (
    <>
      <PageHead title="All products" description={lead} path="/products" />
      <Listing
        title="All products"
        lead={lead}
        above={<Breadcrumbs trail={[{ to: '/', label: 'Home' }]} here="All products" />}
        isPage
      />
    </>
  )
}
