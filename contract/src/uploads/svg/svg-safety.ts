import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { isEffect, isEffectTooLarge } from './svg-effects.ts'
import { embeddedPicture, isOwnPart, loadsFromOutside } from './svg-references.ts'
import { svgSize } from './svg-size.ts'
import { drawnByProperty, drawnByStyle, readStyleSheet, type SvgDrawing, together } from './svg-styles.ts'
import { type SvgElement, SvgWeight } from './svg-weight.ts'

/** The proportions of an accepted SVG, in whatever unit it uses; or why it is refused. */
export type SvgFacts = { readonly width: number; readonly height: number } | { readonly danger: string }

const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'
/** Namespaces whose elements are active in an SVG as in a page, or include other files; all other namespaces (editors' notes) are inert. */
const livingNamespaces = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/2001/XInclude',
  'http://www.w3.org/2001/xml-events',
]
const references = new Set(['href', 'src', 'srcset', 'ping'])

/** All elements that draw or describe. Script, foreignObject, animations and any future elements are excluded. */
const drawing = new Set(
  [
    'a circle clipPath defs desc ellipse g image line linearGradient marker mask metadata path pattern polygon polyline',
    'radialGradient rect solidcolor stop style svg switch symbol text textPath title tref tspan use view filter feBlend',
    'feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight',
    'feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology',
    'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence font font-face font-face-name glyph',
    'missing-glyph hkern vkern',
  ].flatMap((names) => names.split(' ')),
)
const maxDepth = 256
const maxAttributes = 400_000
/** The doctype that older editors write. Browsers and renderers know it and never load it. */
const knownDoctype = /^\s*svg\s*(?:PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^"]*"\s+"https?:\/\/www\.w3\.org\/[^"]*"\s*)?$/
const knownEncodings = ['utf-8', 'us-ascii']

class Danger extends Error {}
const refuse = (danger: string): never => {
  throw new Danger(danger)
}

/**
 * Reads an SVG as strictly as XML. Refuses scripts, event handlers, foreign content, style sheets and external references, so that opening it never runs
 * or loads anything; and anything that would expand without bound when drawn: parts that contain each other, also through style sheets, pictures with
 * too many pixels, and oversized effects.
 */
export function readSvg(source: string): SvgFacts {
  try {
    return judge(source)
  } catch (error) {
    if (error instanceof Danger) return { danger: error.message }
    return { danger: 'It is not an SVG picture' }
  }
}

type StyleSheet = ReturnType<typeof readStyleSheet>

function judge(source: string): SvgFacts {
  const { styles, ...facts } = pass(source)
  // A style sheet may come after the elements it applies to.
  if (styles) pass(source, readStyleSheet(styles))
  return facts
}

function pass(source: string, sheet?: StyleSheet) {
  const parser = new SaxesParser({ xmlns: true })
  const weight = new SvgWeight()
  let [depth, attributes, styles] = [0, 0, '']
  let style: string | undefined
  let size: { width: number; height: number; span: number } | undefined
  parser.on('error', (error) => {
    throw error
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !knownEncodings.includes(encoding.toLowerCase())) refuse('It is not an SVG picture')
  })
  parser.on('doctype', (doctype) => {
    if (!knownDoctype.test(doctype)) refuse('It has a document type of its own')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') refuse('It has a style sheet of its own')
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > maxAttributes) refuse('It is too complicated to be printed')
  })
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth === 1) {
      if (tag.uri !== svgNamespace || tag.local !== 'svg') refuse('It is not an SVG picture')
      size = svgSize(attributesOf(tag)) ?? refuse('It does not say how large it is')
    }
    if (depth > maxDepth) refuse('It is nested too deeply')
    if (livingNamespaces.includes(tag.uri)) refuse('It has script or foreign content')
    weight.open(tag.uri === svgNamespace ? checkElement(tag, size?.span ?? 0, sheet) : inert)
    if (weight.isTooLong) refuse('It repeats too much to be printed')
    if (tag.uri === svgNamespace && tag.local === 'style') style = ''
  })
  const read = (text: string) => {
    if (style !== undefined) style += text
  }
  parser.on('text', read)
  parser.on('cdata', read)
  parser.on('closetag', (tag) => {
    depth -= 1
    weight.close()
    if (tag.uri !== svgNamespace || tag.local !== 'style') return
    if (loadsFromOutside(style ?? '')) refuse('Its styles load from outside')
    styles += `${style}\n`
    style = undefined
  })
  parser.write(source.replace(/^\uFEFF/, '')).close()
  if (weight.isBoundless()) refuse('It repeats too much to be printed')
  const { width, height } = size ?? refuse('It is not an SVG picture')
  return { width, height, styles }
}

const inert: SvgElement = { references: [], effects: 0, points: 0 }

const attributesOf = (tag: SaxesTagNS) =>
  Object.fromEntries(
    Object.values(tag.attributes as Record<string, SaxesAttributeNS>)
      .filter(({ uri }) => uri === '')
      .map(({ local, value }) => [local, value]),
  )

/** Refuses an element that does more than draw, and returns what else it causes to be drawn. */
function checkElement(tag: SaxesTagNS, span: number, sheet?: StyleSheet): SvgElement {
  if (!drawing.has(tag.local)) refuse('It has script or foreign content')
  const drawn: SvgDrawing[] = [{ references: [], effects: isEffect(tag.local) ? 1 : 0 }]
  let points = 0
  for (const { uri, local, value } of Object.values(tag.attributes as Record<string, SaxesAttributeNS>)) {
    if (uri === xmlNamespace && local === 'base') refuse('It refers to the outside')
    if (uri !== '' && uri !== xlinkNamespace) continue
    if (/^on/i.test(local)) refuse('It has event handlers')
    if (references.has(local)) {
      const target = value.trim()
      if (!isOwnPart(target) && !embeddedPicture(target)) refuse('It refers to the outside')
      if (isOwnPart(target) && tag.local !== 'a')
        drawn.push({ references: [{ id: target.slice(1), drawn: 'once' }], effects: 0 })
      continue
    }
    if (local === 'd' || local === 'points') points += value.match(/\d[\s,A-Za-z-]/g)?.length ?? 0
    if (isText(local)) continue
    if (loadsFromOutside(value)) refuse('It refers to the outside')
    if (isEffectTooLarge(tag.local, local, value, span)) refuse('Its effects are too large to be printed')
    drawn.push(local === 'style' ? drawnByStyle(value) : drawnByProperty(local, value))
  }
  const { id, class: classes } = attributesOf(tag)
  if (sheet) drawn.push(sheet({ name: tag.local, id, classes: classes ?? '' }))
  return { ...together(drawn), id, points }
}

/** Attributes that no renderer reads as a style, whatever their value. */
const isText = (name: string) => /^(?:data-.*|aria-.*|id|class|d|points|lang|role)$/.test(name)
