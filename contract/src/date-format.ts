import { dayOf } from './india-day.ts'

/** Formats dates and times for display, always in IST regardless of the reader's time zone. */
const formatIn = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined
  // Creating a formatter is slow, and few screens need more than one.
  return () => {
    format ??= new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' })
    return format
  }
}

const inIndia = (options: Intl.DateTimeFormatOptions) => {
  const format = formatIn(options)
  return (at: Date | string): string => format().format(new Date(at))
}

/** Formats a time, its ISO text or a day: '21 Nov 2026'. */
export const formatDay = /* @__PURE__ */ inIndia({ dateStyle: 'medium' })

/** '21 Nov 2026, 4:05 pm'. */
export const formatMoment = /* @__PURE__ */ inIndia({ dateStyle: 'medium', timeStyle: 'short' })

/** '21 November 2026'. */
export const formatLongDay = /* @__PURE__ */ inIndia({ dateStyle: 'long' })

/** '21 November 2026 at 4:05 pm'. */
export const formatLongMoment = /* @__PURE__ */ inIndia({ dateStyle: 'long', timeStyle: 'short' })

/** 'Saturday, 21 November 2026'. */
export const formatFullDay = /* @__PURE__ */ inIndia({ dateStyle: 'full' })

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The date in IST, to be read with the UTC getters. */
const dateInIndia = (at: Date | string) => new Date(dayOf(new Date(at)))

/**
 * Returns '21 Nov'. Written without `Intl`, whose formatters take a phone 100 milliseconds to create, because the first pages of a visit show such days.
 */
export function formatShortDay(at: Date | string): string {
  const day = dateInIndia(at)
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]}`
}

/** 'November 2026'. */
export const formatMonth = /* @__PURE__ */ inIndia({ month: 'long', year: 'numeric' })

/** 'Saturday'. */
export const formatWeekday = /* @__PURE__ */ inIndia({ weekday: 'long' })

/** Returns 'Sat 21 Nov', for nearby days. */
export function formatNearDay(at: Date | string): string {
  return `${weekdays[dateInIndia(at).getUTCDay()]} ${formatShortDay(at)}`
}

const range = /* @__PURE__ */ formatIn({ dateStyle: 'medium' })

/** Returns '24 Oct – 22 Nov 2026', or '21 Nov 2026' if both are the same day. */
export function formatDayRange(from: Date | string, to: Date | string): string {
  return range().formatRange(new Date(from), new Date(to))
}
