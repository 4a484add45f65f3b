import { createContext } from 'react'

/** Whether everything within counts as near the screen: a page that is printed has its pictures before somebody scrolls to them. */
export const NearAtOnce = createContext(false)
