import postcss, { type AtRule, type Rule } from 'postcss'

/** Returns the rules of the style sheets that the page's HTML, as it is drawn, can match; the rest may come after the first paint. */
export function criticalCss(sheets: readonly string[], html: string): string {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const root = postcss.parse(sheets.join('\n'))
  root.walkRules((rule) => {
    if (isFrame(rule)) return
    const used = rule.selectors.filter((selector) => classesIn(selector).every((name) => classes.has(name)))
    if (used.length === 0) rule.remove()
    else rule.selectors = used
  })
  root.walkComments((comment) => void comment.remove())
  root.walkAtRules((rule) => {
    // A layer without rules still says in which order layers come.
    if (rule.nodes?.length === 0 && rule.name !== 'layer') removeUpwards(rule)
  })
  return root.toString()
}

/** A step of an animation has no selector. */
const isFrame = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))

function removeUpwards(rule: AtRule): void {
  const { parent } = rule
  rule.remove()
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeUpwards(parent as AtRule)
}
