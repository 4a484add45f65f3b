import { useDrafts } from './design-drafts.ts'

/** Puts an upload in all places of another one, with its consents. */
export function standIn(id: string, before: string): void {
  const withStandIn = <Kept>(kept: Readonly<Record<string, Kept>>): Record<string, Kept> => ({
    ...kept,
    ...Object.fromEntries(
      Object.entries(kept)
        .filter(([key]) => key === before || key.startsWith(`${before} `))
        .map(([key, value]) => [id + key.slice(before.length), value]),
    ),
  })
  useDrafts.setState(({ places, accepted, traits }) => ({
    places: withStandIn(places),
    accepted: withStandIn(accepted),
    traits: withStandIn(traits),
  }))
}
