import type { Look, View } from './look.ts'
import { catalogueLooks } from './looks.ts'

/** One picture to render. */
export type Job = { readonly id: string; readonly look: Look; readonly view: View }

export const jobs: readonly Job[] = Object.entries(catalogueLooks).flatMap(([id, look]) =>
  look.views.map((view) => ({ id, look, view })),
)

/** Pictures with the same key show the same cloth in other colours and prints. */
export const clothKey = ({ look, view }: Job) => `${look.cut} ${view.side}`
