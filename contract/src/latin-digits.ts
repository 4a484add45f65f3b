/** Returns a text with Devanagari digits replaced by Latin ones: '०७' becomes '07'. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
