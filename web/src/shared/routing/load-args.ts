import type { LoaderFunctionArgs } from 'react-router-dom'

/** The arguments of a page's loader: URL and parameters. */
export type LoadArgs = Pick<LoaderFunctionArgs, 'request' | 'params'>
