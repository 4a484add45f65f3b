import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'

/** A UTC calendar month in an address: 2026-11. */
const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))

export const sitemapCalls = {
  readRobots: { answer: 'text/plain' },
  readSitemap: { answer: 'application/xml' },
  readPagesSitemap: { answer: 'application/xml' },
  readProductsSitemap: { params: { month: Month }, answer: 'application/xml' },
} as const satisfies Partial<CallShapes>
