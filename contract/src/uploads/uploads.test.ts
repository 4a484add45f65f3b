import { describe, expect, test } from 'vitest'
import { imageFacts } from './image-bytes.ts'
import { svgDanger } from './svg-safety.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))

describe('the bytes of a picture', () => {
  test('tell a PNG and its size', () => {
    const png = bytes('\x89PNG\r\n\x1A\n', [0, 0, 0, 13], 'IHDR', [0, 0, 7, 208, 0, 0, 3, 232])
    expect(imageFacts(png)).toEqual({ type: 'image/png', widthPx: 2000, heightPx: 1000 })
  })

  test('tell a JPEG and its size behind other segments', () => {
    const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 3, 232, 7, 208, 3, 1])
    expect(imageFacts(jpeg)).toEqual({ type: 'image/jpeg', widthPx: 2000, heightPx: 1000 })
  })

  test('tell a WebP', () => {
    const size = [0xcf, 0x07, 0, 0xe7, 0x03, 0]
    const webp = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], size)
    expect(imageFacts(webp)).toEqual({ type: 'image/webp', widthPx: 2000, heightPx: 1000 })
  })

  test.each(['GIF89a', '<html>', '%PDF-1.7', '', '\x89PNG', 'PK\x03\x04', '<svg xmlns="x"/>'])(
    'tell that %j is none',
    (head) => {
      expect(imageFacts(bytes(head))).toBeUndefined()
    },
  )
})

const svg = (inner: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`

test.each([
  svg('<path d="M0 0h9v9z" fill="url(#g)"/><linearGradient id="g"/>'),
  `<?xml version="1.0"?>\n<!-- drawn by hand -->\n${svg('<g id="on"><use href="#g"/></g>')}`,
  svg('<image href="data:image/png;base64,iVBORw0KGgo="/><text>on sale = now</text>'),
  svg('<style>.a{fill:#123456}</style><path class="a" d="M0 0"/>', 'xmlns:xlink="http://www.w3.org/1999/xlink"'),
])('a drawing is accepted: %s', (source) => {
  expect(svgDanger(source)).toBeUndefined()
})

test.each([
  svg('<script>alert(1)</script>'),
  svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'),
  svg('<SCRIPT href="//evil"/>'),
  svg('<path onload="alert(1)"/>'),
  svg('', 'onload=alert(1)'),
  svg('<path/onclick="alert(1)"/>'),
  svg('<foreignObject><body/></foreignObject>'),
  svg('<a href="javascript:alert(1)"><path/></a>'),
  svg('<a xlink:href="&#106;avascript:alert(1)"><path/></a>'),
  svg('<a href="java&Tab;script:alert(1)"><path/></a>'),
  svg('<use href="https://evil.example/x.svg#a"/>'),
  svg('<image href="//evil.example/x.png"/>'),
  svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'),
  svg('<style>@import "https://evil.example/x.css";</style>'),
  svg('<path style="fill:url(https://evil.example/x)"/>'),
  svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
  svg('<set attributeName="onclick" to="alert(1)"/>'),
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`,
  `<?xml-stylesheet href="//evil.example"?>${svg('')}`,
  '<html><svg/></html>',
  'not a picture',
])('a drawing that runs or loads something is refused: %s', (source) => {
  expect(svgDanger(source)).toEqual(expect.any(String))
})
