import { stripVTControlCharacters } from 'node:util'

/** Says that something went wrong but not what, or is a part of an answer in JSON. */
const empty = /An unexpected error has occurred|^Emitted 'error' event|Unhandled 'error' event|^at |^["{}[\]]/

/** What firebase-tools writes before each line of its own log: `[debug] [2026-01-01T00:00:00.000Z] `. */
const prefix = /^\[\w+\] ?(?:\[[\dTZ:.-]+\] )?/

/** Returns the line of a log that most likely says what went wrong: the last one that mentions an error, or else the last one. */
export const reasonInLog = (log: string): string => {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.trim().replace(prefix, ''))
    .filter((line) => line && !empty.test(line))
  const telling = lines.findLast((line) => /\berror\b|failed|refused|cannot|could not|did not/i.test(line))
  return telling ?? lines.at(-1) ?? 'no reason given'
}
