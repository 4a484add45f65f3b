import { createContext, type ReactNode, useContext } from 'react'
import type { ShownPreview } from './design-url-query.ts'

const Previews = createContext<ReadonlyMap<string, ShownPreview>>(new Map())

type ShownPreviewsProps = { previews: ReadonlyMap<string, ShownPreview>; children: ReactNode }

/** Provides previews of designs that the API shows to holders of a link, by path. */
export function ShownPreviews({ previews, children }: ShownPreviewsProps) {
  return <Previews value={previews}>{children}</Previews>
}

/** Returns a function that finds a design's preview for the page's secret link; it returns undefined without one. */
export function useShownPreview(): (path: string) => ShownPreview | undefined {
  const previews = useContext(Previews)
  return (path) => previews.get(path)
}
