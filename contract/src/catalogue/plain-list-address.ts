import { categoryPageNames } from './public-pages.ts'

/** The lists of products that need no script: everything, or what a category page shows. */
export const plainListNames = ['all', ...categoryPageNames] as const
export type PlainListName = (typeof plainListNames)[number]

/** Returns where such a list is. */
export const plainListAddress = (name: PlainListName): string => `/api/list/${name}`

/** Returns where the small pictures of its first products are. */
export const firstPicturesAddress = (name: PlainListName): string => `${plainListAddress(name)}/pictures`
