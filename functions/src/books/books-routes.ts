import { type Route, route } from '../http/route.ts'
import { readBooksCheck } from './read-books-check.ts'

export const booksRoutes: readonly Route[] = [route('readBooksCheck', readBooksCheck)]
