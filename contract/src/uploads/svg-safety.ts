/** Elements that run, load or change something; `a` and text are harmless in a picture. */
const forbiddenElements =
  /<\s*(?:[\w-]+:)?(script|foreignobject|iframe|embed|object|audio|video|link|meta|base|handler|listener|set|animate\w*|discard|image-set)\b/i
const eventHandler = /[\s"'/]on[a-z]+\s*=/i
const declaration = /<!(?:doctype|entity)|<\?xml-stylesheet/i
const reference = /(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi
const styleUrl = /url\(\s*["']?\s*([^"')\s]*)/gi
const styleLoads = /@import|expression\s*\(|-moz-binding|behavior\s*:/i
const inside = /^(?:#|data:image\/(?:png|jpe?g|webp|gif);base64,)/i

/**
 * Why an SVG cannot be accepted for printing, or undefined when it can: script, event handlers, foreign objects and
 * references to the outside are refused (rulings, 'Shop'), so that opening it never runs or loads anything.
 */
export function svgDanger(source: string): string | undefined {
  const svg = decodeReferences(source.replace(/^\uFEFF/, ''))
  if (!/^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:[\w-]+:)?svg[\s>]/i.test(svg))
    return 'It is not an SVG picture'
  if (declaration.test(svg)) return 'It has a document type or a style sheet of its own'
  if (forbiddenElements.test(svg)) return 'It has script or foreign content'
  if (eventHandler.test(svg)) return 'It has event handlers'
  if (styleLoads.test(svg)) return 'Its styles load from outside'
  const targets = [...svg.matchAll(reference)].map(([, double, single, bare]) => double ?? single ?? bare ?? '')
  const urls = [...svg.matchAll(styleUrl)].map(([, url]) => url ?? '')
  return [...targets, ...urls].every((target) => inside.test(target.trim())) ? undefined : 'It refers to the outside'
}

/** Character references are resolved first: `&#106;avascript:` must not slip past. */
function decodeReferences(svg: string): string {
  const named: Readonly<Record<string, string>> = {
    lt: '<',
    gt: '>',
    amp: '&',
    quot: '"',
    apos: "'",
    colon: ':',
    tab: '\t',
  }
  return svg.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));?/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : ''
  })
}
