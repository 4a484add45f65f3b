import { createContext } from 'react'

/** Whether everything within counts as near the screen: a printed page needs its pictures before anybody scrolls to them. */
export const NearAtOnce = createContext(false)
