/** Returns whole digits in Indian grouping: '12,34,567'. Written without `Intl`, whose first formatter takes a phone 50 milliseconds to create. */
export const groupDigits = (digits: string): string => digits.replace(/\d(?=(\d\d)+\d$)/g, '$&,')
