import { Container } from '@mantine/core'
import { Suspense } from 'react'
import { PageHead } from '../../../shared/ui/heads/PageHead.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.ts'
import { useIsHydrated } from '../../../shared/ui/use-is-hydrated.ts'
import * as texts from '../../../texts/first-visit.ts'
import { Listing } from '../Listing.tsx'
import { Hero } from './Hero.tsx'

const RecentlyViewed = lazyPart(() =>
  import('../../../shared/catalogue/RecentlyViewed.tsx').then((module) => module.RecentlyViewed),
)

/** Whether this browser keeps a product that was looked at; the code that reads it comes only then. */
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

/** What whoever is back has looked at; the build knows of nobody. */
function ViewedBefore() {
  const isBack = useIsHydrated() && hasViewed()
  return (
    isBack && (
      <Container>
        <Suspense>
          <RecentlyViewed />
        </Suspense>
      </Container>
    )
  )
}
