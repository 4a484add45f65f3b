const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const
const scales = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const

/** Returns an amount in paise written out as on an Indian invoice: 'Rupees One Lakh Twenty Thousand and Paise Fifty Only'. */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100]
  const fraction = rest === 0 ? '' : ` and Paise ${numberInWords(rest)}`
  return `Rupees ${numberInWords(rupees)}${fraction} Only`
}

function numberInWords(count: number): string {
  const words: string[] = []
  let left = count
  for (const [scale, name] of scales) {
    if (left < scale) continue
    words.push(numberInWords(Math.floor(left / scale)), name)
    left %= scale
  }
  if (left >= 20) words.push(tens[Math.floor(left / 10)] ?? '', ...(left % 10 === 0 ? [] : [small[left % 10] ?? '']))
  else if (left > 0 || count === 0) words.push(small[left] ?? '')
  return words.join(' ')
}
