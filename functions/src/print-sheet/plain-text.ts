/** Text in the characters that a PDF's built-in fonts have; others become question marks. */
export function plainText(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[^\x20-\x7E\xA0-\xFF]/gu, '?')
}
