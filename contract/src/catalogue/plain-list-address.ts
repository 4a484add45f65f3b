import { categoryPageNames } from './public-pages.ts'

/** The product lists that work without scripts: everything, or the content of a category page. */
export const plainListNames = ['all', ...categoryPageNames] as const
export type PlainListName = (typeof plainListNames)[number]

/** Returns the address of such a list. */
export const plainListAddress = (name: PlainListName): string => `/api/list/${name}`

/** Returns the address of the small pictures of its first products. */
export const firstPicturesAddress = (name: PlainListName): string => `${plainListAddress(name)}/pictures`
