import { createContext, type ReactNode, useContext } from 'react'
import type { ShownPreview } from './design-url-query.ts'

const Previews = createContext<ReadonlyMap<string, ShownPreview>>(new Map())

type ShownPreviewsProps = { previews: ReadonlyMap<string, ShownPreview>; children: ReactNode }

/** Lets everything inside show designs that the shop shows to whoever holds a link, by their paths. */
export function ShownPreviews({ previews, children }: ShownPreviewsProps) {
  return <Previews value={previews}>{children}</Previews>
}

/** Where the shop has a design's preview for the secret link under which the page was opened; undefined without one. */
export function useShownPreview(): (path: string) => ShownPreview | undefined {
  const previews = useContext(Previews)
  return (path) => previews.get(path)
}
