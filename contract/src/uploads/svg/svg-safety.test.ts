import { describe, expect, test } from 'vitest'
import { readSvg } from './svg-safety.ts'

/** Returns why an SVG is refused for printing; undefined if it is accepted. */
function svgDanger(source: string): string | undefined {
  const facts = readSvg(source)
  return 'danger' in facts ? facts.danger : undefined
}

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 30 20" ${attributes}>${inner}</svg>`
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const png = (width: number, height: number) => {
  const bytes = Buffer.from(pixel, 'base64')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes.toString('base64')
}

test.each([
  svg('<path d="M0 0h9v9z" fill="url(#g)"/><linearGradient id="g"/>'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by <script> hand -->\n${svg('<g id="on"><use href="#g"/></g>')}`,
  `\uFEFF${svg('<path d="M0 0"/>')}`,
  svg(`<image xlink:href="data:image/png;base64,${pixel}"/><text>on sale = now</text>`),
  svg('<style>.a{fill:#123456;mask:url("#m")}</style><path class="a" d="M0 0"/>'),
  svg('<style><![CDATA[.a > .b{fill:red}]]></style>'),
  svg('<text>&lt;script&gt; javascript: onload=x C:\\art</text><title>@import</title>'),
  svg('<path id="C:\\art" data-name="a\\b" d="M0 0"/>'),
  `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<g/>')}`,
  svg(
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:li rdf:resource="http://a.example"/></rdf:RDF></metadata><path inkscape:export="C:\\a" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" d="M0 0"/>',
  ),
  svg('<a href="#b"><g id="b"><path d="M0 0"/></g></a>'),
  `<s:svg xmlns:s="http://www.w3.org/2000/svg" width="3cm" height="20"><s:path d="M0 0"/></s:svg>`,
  svg(`<image href=" data:image/png;base64,${pixel.slice(0, 9)}\n ${pixel.slice(9, 30)}\n ${pixel.slice(30)}"/>`),
  svg(`<image href="data:image/png;base64,${png(8000, 10_000)}"/>`),
  svg(`<style>a{fill:url(data:image/png;base64,${pixel})} b{mask:url('data:image/png;base64,${pixel}')}</style>`),
  svg('<style>a{fill:url(#a);stroke:URL("#b")}</style>'),
  svg('<filter id="f"><feColorMatrix/><feDropShadow/><feOffset/></filter><font><missing-glyph/></font>'),
  svg('<g>'.repeat(255) + '</g>'.repeat(255)),
  `<?xml version="1.0"?><?xpacket begin=""?>${svg('<g/>')}`,
  `<?xml version="1.0" encoding="US-ASCII"?>${svg('<g/>')}`,
])('a drawing is accepted: %s', (source) => {
  expect(svgDanger(source)).toBeUndefined()
})

const bomb = (levels: number) => {
  const level = (index: number) => `<g id="l${index}">${`<use href="#l${index - 1}"/>`.repeat(10)}</g>`
  return `<g id="l0"><path d="M0 0"/></g>${Array.from({ length: levels }, (_, index) => level(index + 1)).join('')}`
}

describe('a drawing that runs, loads or expands something is refused', () => {
  test.each([
    svg('<script>alert(1)</script>'),
    svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
    svg('<é.s:script xmlns:é.s="http://www.w3.org/2000/svg">alert(1)</é.s:script>'),
    svg('<SCRIPT href="//evil"/>'),
    svg('<path onload="alert(1)"/>'),
    svg('<path\nonclick="alert(1)"/>'),
    svg('', 'onload=alert(1)'),
    svg('', 'onload="alert(1)"'),
    svg('<foreignObject><body/></foreignObject>'),
    svg('<g><h:iframe xmlns:h="http://www.w3.org/1999/xhtml" srcdoc="x"/></g>'),
    svg('<img xmlns="http://www.w3.org/1999/xhtm&#108;" src="#"/>'),
    svg('<a href="javascript:alert(1)"><path/></a>'),
    svg('<a xlink:href="&#106;avascript:alert(1)"><path/></a>'),
    svg('<a xlink:href="java&#9;script:alert(1)"><path/></a>'),
    svg(`<a title="href='#" href="https://evil.example" class="'"><path/></a>`),
    svg('<use href="https://evil.example/x.svg#a"/>'),
    svg('<image href="//evil.example/x.png"/>'),
    svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'),
    svg('<image href="data:image/png;base64,bm90IGEgcGljdHVyZQ=="/>'),
    svg(`<image href="data:image/png;base64,${png(30_000, 30_000)}"/>`),
    svg(`<image href="data:image/png;base64,${png(8000, 10_001)}"/>`),
    svg(`<image href="https://evil.example/?data:image/png;base64,${pixel}"/>`),
    svg(`<image href="data:image/png;base64,${pixel}|https://evil.example/"/>`),
    svg('<image src="https://evil.example/x.png"/>'),
    svg('<use href="#a (https://evil.example/)"/>'),
    svg(`<style>a{fill:url(data:image/png;base64,${png(30_000, 30_000)})}</style>`),
    svg('<style>@IMPORT "https://evil.example/x.css";</style>'),
    svg('<path fill="URL(https://evil.example/x)"/>'),
    svg('<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mi/></m:math>'),
    svg('<g xml:base="https://evil.example/"><use href="#a"/></g>'),
    svg('<style>@import "https://evil.example/x.css";</style>'),
    svg('<style>@\\69mport "https://evil.example/x.css";</style>'),
    svg('<style>a{fill:u\\72l(https://evil.example/x)}</style>'),
    svg('<style>a{fill:url("#a\n);} b{fill:url(https://evil.example)} c{content:"x"}</style>'),
    svg('<style><![CDATA[@font-face{src:url(https://evil.example)}]]></style>'),
    svg('<style>a{background:image-set("https://evil.example/x" 1x)}</style>'),
    svg('<path style="fill:url(https://evil.example/x)"/>'),
    svg('<path fill="url(https://evil.example/x)"/>'),
    svg('<path fill="u\\72l(https://evil.example/x)"/>'),
    svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
    svg('<set attributeName="onclick" to="alert(1)"/>'),
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`,
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>${svg('&b;')}`,
    `<!DOCTYPE svg SYSTEM "https://evil.example/x.dtd">${svg('')}`,
    `<?xml-stylesheet href="//evil.example"?>${svg('')}`,
    `<?xml version="1.0" encoding="utf-7"?>${svg('')}`,
    svg('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>'),
    svg('<ev:handler xmlns:ev="http://www.w3.org/2001/xml-events">alert(1)</ev:handler>'),
    svg('<a href="#a" ping="https://evil.example/"><path/></a>'),
    svg('<image srcset="https://evil.example/x.png 2x"/>'),
    svg('&nbsp;'),
    svg('<path>'),
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 0 9"/>',
    '<html><svg/></html>',
    'not a picture',
    '',
    svg('<g id="a"><use href="#a"/></g>'),
    svg('<g id="a"><use href="#b"/></g><g id="b"><path fill="url(#a)"/></g>'),
    svg(bomb(9)),
    svg('<g>'.repeat(256) + '</g>'.repeat(256)),
  ])('%s', (source) => {
    expect(svgDanger(source)).toEqual(expect.any(String))
  })

  test('with more elements or reused parts than any press would draw', () => {
    for (const many of ['<g/>'.repeat(200_001), '<path fill="url(#a)" stroke="url(#a)"/>'.repeat(50_001)]) {
      expect(svgDanger(svg(many))).toBe('It repeats too much to be printed')
    }
  })

  test('for what its style sheet makes each element draw again, wherever it is and whatever its selectors', () => {
    const pattern = `<pattern id="p">${'<g/>'.repeat(1000)}</pattern>`
    const shirts = '<rect class="a b" id="r"/>'.repeat(300)
    for (const selector of ['.a', 'g .b', 'rect', '*', '[x]', 'g>rect.a:hover', '#r', '@media print{.a']) {
      const style = `<style>/* } */ ${selector}{stroke:red;fill:url(#p)}</style>`
      expect(svgDanger(svg(`${pattern}<g>${shirts}</g>${style}`)), selector).toBe('It repeats too much to be printed')
    }
    const fitting = '<style>.a, #r{fill:url(#p)}</style>'
    expect(svgDanger(svg(`${pattern}${fitting}${'<rect class="c"/>'.repeat(300)}<rect class="a"/>`))).toBeUndefined()
    const quoted = '<style>.x{a:"}"} .y{b:"{"; fill:url(#p)}</style>'
    expect(svgDanger(svg(`${quoted}${pattern}${shirts}`))).toBe('It repeats too much to be printed')
  })

  test('for paint inherited by many elements, and markers at every point', () => {
    const paint = `<pattern id="p">${'<g/>'.repeat(1000)}</pattern>`
    expect(svgDanger(svg(`${paint}<g fill="url(#p)">${'<rect/>'.repeat(300)}</g>`))).toBe(
      'It repeats too much to be printed',
    )
    const many = `<g id="many">${'<rect/>'.repeat(300)}</g>`
    expect(svgDanger(svg(`${paint}${many}<use href="#many" style="fill:url(#p)"/>`))).toBe(
      'It repeats too much to be printed',
    )
    const marker = `<marker id="m">${'<g/>'.repeat(100)}</marker>`
    const path = `<path marker-mid="url(#m)" d="M0 0${' 1 1'.repeat(2000)}"/>`
    expect(svgDanger(svg(marker + path))).toBe('It repeats too much to be printed')
    expect(svgDanger(svg(`${paint}<g fill="url(#p)">${'<rect/>'.repeat(30)}</g>`))).toBeUndefined()
  })

  test('with more attributes than any program writes, on one element or on many', () => {
    const attributes = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ')
    const refusal = 'It is too complicated to be printed'
    expect(svgDanger(svg(`<rect ${attributes(400_001)}/>`))).toBe(refusal)
    expect(svgDanger(svg(`<rect ${attributes(100)}/>`.repeat(4_001)))).toBe(refusal)
    expect(svgDanger(svg(`<path ${attributes(10)}/>`.repeat(20_000)))).toBeUndefined()
  })

  test.each([
    ['<feMorphology radius="2"/>'],
    ['<feMorphology radius="0 1.6"/>'],
    ['<feGaussianBlur stdDeviation="16"/>'],
    ['<feDropShadow stdDeviation="16"/>'],
    ['<feConvolveMatrix order="17"/>'],
    ['<feTurbulence numOctaves="99"/>'],
  ])('with an effect as large as %s on a drawing of 30 by 20', (effect) => {
    expect(svgDanger(svg(`<filter>${effect}</filter>`))).toBe('Its effects are too large to be printed')
  })

  test('with more effects than a press can compute, counted per use, including filter functions', () => {
    const shadow = '<filter id="f"><feGaussianBlur stdDeviation="1"/><feOffset/><feMerge/></filter>'
    const shadows = (count: number) => svg(`${shadow}${'<g filter="url(#f)"/>'.repeat(count)}`)
    expect(svgDanger(shadows(60))).toBeUndefined()
    expect(svgDanger(shadows(200))).toBe('It repeats too much to be printed')
    expect(svgDanger(svg('<g style="filter:blur(2px) drop-shadow(0 0 2px)"/>'.repeat(300)))).toBe(
      'It repeats too much to be printed',
    )
  })

  test('but not for reusing its parts a few thousand times', () => {
    expect(svgDanger(svg(bomb(4)))).toBeUndefined()
  })
})

test.each([
  ['width="300" height="150"', 300, 150],
  ['width="10cm" height="50mm"', 377.95, 188.98],
  ['viewBox="5 5 40 20"', 40, 20],
  ['width="100%" height="100%" viewBox="0,0,40,20"', 40, 20],
  ['width="80" viewBox="0 0 40 20"', 80, 40],
  ['height="1in" viewBox="0 0 40 20"', 192, 96],
])('an SVG with %s is %d wide and %d high', (attributes, width, height) => {
  const facts = readSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`)
  expect(facts).toEqual({ width: expect.closeTo(width, 2), height: expect.closeTo(height, 2) })
})
