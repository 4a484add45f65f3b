import { Hero } from './Hero.tsx'

export function Component() {
  return <Hero />
}
