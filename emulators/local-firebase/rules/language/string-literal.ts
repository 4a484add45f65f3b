/** The escapes that Google's compiler accepts; `\\d` and others are errors there, too. */
const simpleEscapes: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '\\': '\\',
  "'": "'",
  '"': '"',
}
/** \xHH and \OOO name a character, \uHHHH one UTF-16 code unit. */
const numericEscape = /x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3][0-7]{2})/y

type Literal =
  | { readonly text: string; readonly end: number }
  | { readonly problem: string; readonly offset: number; readonly resume: number }

/** Reads a string literal from after its opening quote up to and including its closing quote. */
export function readQuoted(source: string, start: number, quote: string): Literal {
  let text = ''
  for (let i = start; i < source.length; ) {
    const character = source.charAt(i)
    if (character === quote) return { text, end: i + 1 }
    if (character === '\n') break
    if (character !== '\\') {
      text += character
      i += 1
      continue
    }
    const simple = simpleEscapes[source.charAt(i + 1)]
    if (simple !== undefined) {
      text += simple
      i += 2
      continue
    }
    numericEscape.lastIndex = i + 1
    const match = numericEscape.exec(source)
    if (!match) {
      const sequence = source.slice(i, i + 2)
      const problem = `Unknown escape ${sequence} in a string; write \\${sequence} for a backslash`
      return { problem, offset: i, resume: endOfLine(source, i) }
    }
    text += String.fromCharCode(
      match[3] ? Number.parseInt(match[3], 8) : Number.parseInt(match[1] ?? match[2] ?? '', 16),
    )
    i += 1 + match[0].length
  }
  return { problem: 'The string is not closed on its line', offset: start - 1, resume: endOfLine(source, start) }
}

function endOfLine(source: string, from: number): number {
  const end = source.indexOf('\n', from)
  return end < 0 ? source.length : end
}
