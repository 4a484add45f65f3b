import { inflateSync } from 'node:zlib'

/** The drawing instructions of a PDF, unpacked. */
export function pdfContents(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const packed = bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
  return [...packed].map(([, stream = '']) => unpacked(Buffer.from(stream, 'latin1'))).join('')
}

function unpacked(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}

const escaped: Record<string, string> = {
  '\\': '\\\\',
  '(': '\\(',
  ')': '\\)',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\f': '\\f',
}

/** Text as a PDF's strings hold it beyond Latin: UTF-16, its own brackets and backslashes escaped. */
export function asPdfText(text: string): string {
  const utf16 = Buffer.from(text, 'utf16le').swap16().toString('latin1')
  return utf16.replace(/[\\()\n\r\t\b\f]/g, (sign) => escaped[sign] ?? sign)
}
