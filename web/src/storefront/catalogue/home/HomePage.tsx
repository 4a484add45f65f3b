import { Container } from '@mantine/core'
import { PageHead } from '../../../shared/ui/heads/PageHead.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useIsHydrated } from '../../../shared/ui/use-is-hydrated.ts'
import * as texts from '../../../texts/first-visit.ts'
import { Listing } from '../Listing.tsx'
import { Hero } from './Hero.tsx'

const RecentlyViewed = lazyPart(() =>
  import('../../../shared/catalogue/RecentlyViewed.tsx').then((module) => module.RecentlyViewed),
)

/** Returns whether this browser has recently viewed products; the code that reads them loads only then. */
const hasViewed = () => localStorage.getItem('viewed-products')?.includes('"ids":["') === true

export function HomePage() {
  return (
    <>
      <PageHead title={texts.tShirtsPolosAndHoodiesPrintedYourWay} path="/" image="/catalogue/hero-960.webp" />
      <Hero />
      <ViewedBefore />
      <Listing title={texts.exploreOurTShirtCollections} />
    </>
  )
}

/** The recently viewed products of a returning visitor; prerendered pages have none. */
function ViewedBefore() {
  const isBack = useIsHydrated() && hasViewed()
  return (
    isBack && (
      <Container>
        <RecentlyViewed />
      </Container>
    )
  )
}
