import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/first-visit.ts'
import { settingsQuery } from './settings-query.ts'

/** Returns what the shop is called in its settings; until they are there, what a new one is called. */
export function useShopName(): string {
  return useQuery({ ...settingsQuery, select: ({ shopName }) => shopName }).data ?? texts.teeshala
}
