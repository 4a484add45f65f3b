import { defaultSettings } from '@teeshala/contract/settings/store-settings'

/** The settings of the local shop: those of a new one, with breaks by quantity. */
export const seedSettings = {
  ...defaultSettings,
  quantityBreaks: [
    { from: 50, percent: 5 },
    { from: 100, percent: 10 },
    { from: 250, percent: 15 },
  ],
}
