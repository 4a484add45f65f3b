import { useParams } from 'react-router-dom'
import { Breadcrumbs } from '../../shared/ui/heads/Breadcrumbs.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import * as texts from '../../texts/storefront/catalogue.ts'
import { categoryPages } from './categories.ts'
import { Listing } from './Listing.tsx'

/** One category of the catalogue; the route's loader has checked that it exists. */
export function CategoryPage() {
  const { name = '' } = useParams()
  const page = categoryPages[name]
  if (!page) return null
  return (
    <>
      <PageHead title={page.title} description={page.lead} path={`/category/${name}`} />
      <Listing
        key={name}
        title={page.title}
        lead={page.lead}
        of={page.listing}
        above={<Breadcrumbs trail={[{ to: '/', label: texts.home }]} here={page.title} />}
        isPage
      />
    </>
  )
}
