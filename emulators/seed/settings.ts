import { defaultSettings } from '@teeshala/contract/settings/store-settings'

/** The settings of the local shop: those of a new one, with breaks by quantity and dates that it keeps. */
export const seedSettings = {
  ...defaultSettings,
  delivery: { ...defaultSettings.delivery, isPromised: true, holidays: ['2026-12-25', '2027-01-26'] },
  quantityBreaks: [
    { from: 50, percent: 5 },
    { from: 100, percent: 10 },
    { from: 250, percent: 15 },
  ],
}
