const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'Asia/Kolkata' })
const shortDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' })

/** '21 Nov 2026': a day of the shop's calendar, which is India's wherever the reader is. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

/** '21 Nov 2026, 4:05 pm', in India. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}

/** 'Tue 24 Nov', for days that are near. */
export function formatWeekday(iso: string): string {
  const date = new Date(iso)
  return `${weekday.format(date)} ${shortDay.format(date)}`
}
