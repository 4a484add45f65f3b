import postcss, { type AtRule, type Root, type Rule } from 'postcss'

/**
 * Returns the CSS rules that the page's prerendered HTML can match before the code runs; the rest, including hover styles, can load after the
 * first paint.
 */
export function criticalCss(sheets: readonly string[], html: string): string {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const canMatch = (selector: string) =>
    classesIn(selector).every((name) => classes.has(name)) &&
    !neverYet.test(selector) &&
    statesIn(selector).every((name) => name === colorScheme || html.includes(name))
  const root = postcss.parse(sheets.join('\n'))
  root.walkRules((rule) => {
    if (isFrame(rule)) return
    const used = rule.selectors.filter(canMatch)
    if (used.length === 0) rule.remove()
    else rule.selectors = used
  })
  dropUnusedFrames(root)
  root.walkComments((comment) => void comment.remove())
  root.walkAtRules((rule) => {
    // An empty layer still determines the order of layers.
    if (rule.nodes?.length === 0 && rule.name !== 'layer') removeUpwards(rule)
  })
  dropUnusedVariables(root, html)
  return root.toString()
}

/** Mantine declares hundreds of variables, of which a page uses some; the rest loads with the full style sheets. */
function dropUnusedVariables(root: Root, html: string): void {
  const declared = new Map<string, string[]>()
  const open = namesUsedIn(html)
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) declared.set(prop, [...(declared.get(prop) ?? []), value])
    else open.push(...namesUsedIn(value))
  })
  const used = new Set<string>()
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue
    used.add(name)
    for (const value of declared.get(name) ?? []) open.push(...namesUsedIn(value))
  }
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--') && !used.has(declaration.prop)) declaration.remove()
  })
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
}

const namesUsedIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

function dropUnusedFrames(root: Root): void {
  const animations: string[] = []
  root.walkDecls(/^animation/, ({ value }) => void animations.push(value))
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.some((value) => value.includes(rule.params))) rule.remove()
  })
}

/** A keyframe has no selector of its own. */
const isFrame = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

/** The shop has no custom elements, for which `:host` is meant. */
const neverYet = /:(?:active|hover|host)\b/

/** Set by the first script. */
const colorScheme = 'data-mantine-color-scheme'

/** Returns the element states that only the code sets; ignores them inside :not() and :is(). */
const statesIn = (selector: string) =>
  [
    ...selector
      .replaceAll(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, choicesLeftOut)
      .matchAll(/\[(data-[\w-]+)/g),
  ].map(([, name = '']) => name)

const choicesLeftOut = (part: string) => (part.startsWith(':not') || part.includes(',') ? '' : part)

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))

function removeUpwards(rule: AtRule): void {
  const { parent } = rule
  rule.remove()
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeUpwards(parent as AtRule)
}
