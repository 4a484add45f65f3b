import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { sayNotLoaded } from './say-not-loaded.ts'

/** Replaces a part that failed to load. It says so each time it would be shown, so that a button that opens it is not silent. */
function NotLoaded() {
  useEffect(sayNotLoaded, [])
  return null
}

/** As `lazyPart`, for inside a `Suspense` that stays, so that a navigation waits for the part. */
export const lazyInside = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded as ComponentType<Props> }),
    ),
  ) as unknown as ComponentType<Props>

/** A lazily loaded part of a page; `fallback` has its place until then. If it fails to load, a message says so and the page works without it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyInside(load)
  return ({ fallback, ...props }: Props & { fallback?: ReactNode }) => (
    <Suspense fallback={fallback}>
      <Part {...(props as unknown as Props)} />
    </Suspense>
  )
}
