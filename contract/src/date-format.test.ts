import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatNearDay, formatShortDay } from './date-format.ts'

const formatIn = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' })

it('formats a nearby day exactly as Intl does for en-IN, in any time zone and at any time of day', () => {
  const shortDay = formatIn({ day: 'numeric', month: 'short' })
  const weekday = formatIn({ weekday: 'short' })
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (moment) => {
      expect(formatShortDay(moment)).toBe(shortDay.format(moment))
      expect(formatNearDay(moment.toISOString())).toBe(`${weekday.format(moment)} ${shortDay.format(moment)}`)
    }),
  )
})
