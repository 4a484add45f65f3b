import { dayOf } from './india-day.ts'

/** Days and moments in words. They are the shop's calendar's, which is India's wherever the reader is. */
const formatIn = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined
  // Making a format takes long, and few screens need more than one.
  return () => {
    format ??= new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' })
    return format
  }
}

const inIndia = (options: Intl.DateTimeFormatOptions) => {
  const format = formatIn(options)
  return (at: Date | string): string => format().format(new Date(at))
}

/** '21 Nov 2026', of a moment, its ISO text or a day of the calendar. */
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

/** The day that it is in India, with its parts to be read as of Greenwich. */
const dateInIndia = (at: Date | string) => new Date(dayOf(new Date(at)))

/** '21 Nov'. The pages where a visit begins show such days, and a phone takes 100 milliseconds to make the formats of `Intl` for them. */
export function formatShortDay(at: Date | string): string {
  const day = dateInIndia(at)
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]}`
}

/** 'November 2026'. */
export const formatMonth = /* @__PURE__ */ inIndia({ month: 'long', year: 'numeric' })

/** 'Saturday'. */
export const formatWeekday = /* @__PURE__ */ inIndia({ weekday: 'long' })

/** 'Sat 21 Nov', for days that are near. */
export function formatNearDay(at: Date | string): string {
  return `${weekdays[dateInIndia(at).getUTCDay()]} ${formatShortDay(at)}`
}

const range = /* @__PURE__ */ formatIn({ dateStyle: 'medium' })

/** '24 Oct – 22 Nov 2026'; '21 Nov 2026' where both are the same day. */
export function formatDayRange(from: Date | string, to: Date | string): string {
  return range().formatRange(new Date(from), new Date(to))
}
