import type { LoaderFunctionArgs } from 'react-router-dom'

/** What a page's loader is told: the address, and its parts. */
export type LoadArgs = Pick<LoaderFunctionArgs, 'request' | 'params'>
