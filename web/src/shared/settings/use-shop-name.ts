import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/first-visit.ts'
import { settingsQuery } from './settings-query.ts'

/** Returns the shop's name from the settings; until they have loaded, the default. */
export function useShopName(): string {
  return useQuery({ ...settingsQuery, select: ({ shopName }) => shopName }).data ?? texts.teeshala
}
