/** The few lines that a command prints while it works. */
const colourful = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (code: number, text: string) => (colourful ? `\u001b[${code}m${text}\u001b[0m` : text)

export const bold = (text: string) => paint(1, text)
export const dim = (text: string) => paint(2, text)
export const green = (text: string) => paint(32, text)
export const red = (text: string) => paint(31, text)

/** Prints a line. A terminal that was closed meanwhile is no reason to stop midway. */
export const say = (line = '') => {
  process.stdout.write(`${line}\n`)
}
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})

const seconds = (sinceMs: number) => `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`

/** Announces a piece of work, does it, and prints how long it took. */
export const step = async <T>(
  name: string,
  work: () => Promise<T>,
  detail: (result: T) => string = () => '',
): Promise<T> => {
  const startedAt = Date.now()
  const label = `  ${name.padEnd(11)}`
  if (colourful) process.stdout.write(`${dim(`${label}…`)}\r`)
  const result = await work()
  say(`${green('✓')} ${label.slice(2)} ${detail(result)} ${dim(seconds(startedAt))}`)
  return result
}
