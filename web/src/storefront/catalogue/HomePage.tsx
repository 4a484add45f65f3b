import { PageHead } from '../../shared/ui/PageHead.tsx'
import { Hero } from './Hero.tsx'
import { Listing } from './Listing.tsx'

export function HomePage() {
  return (
    <>
      <PageHead title="T-shirts, polos and hoodies, printed your way" path="/" image="/catalogue/hero-960.webp" />
      <Hero />
      <Listing title="Explore Our T-Shirt Collections" />
    </>
  )
}
