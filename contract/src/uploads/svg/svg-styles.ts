/** What the styles of an SVG cause to be drawn: referenced parts, and effects without a reference. */

/** A part that is drawn again: once, for each element inside because paint is inherited, or at each of their points. */
export type SvgReference = { readonly id: string; readonly drawn: 'once' | 'inherited' | 'atPoints' }

/** What else an element causes to be drawn. `effects` counts filters written as functions. */
export type SvgDrawing = { readonly references: readonly SvgReference[]; readonly effects: number }

type Rule = { readonly keys: readonly string[]; readonly drawing: SvgDrawing }

const reference = /url\(\s*["']?#([^"')\s]+)/gi
const effect = /\b(?!url\b)[a-z][a-z-]*\(/gi
const inherited = ['fill', 'stroke', 'font']

/** Returns what a property's value causes to be drawn, as an attribute or in a style. */
export function drawnByProperty(name: string, value: string): SvgDrawing {
  const drawn = name.startsWith('marker') ? 'atPoints' : inherited.includes(name) ? 'inherited' : 'once'
  const references = [...value.matchAll(reference)].map(([, id = '']) => ({ id, drawn }) as const)
  return { references, effects: name === 'filter' ? (value.match(effect)?.length ?? 0) : 0 }
}

/** Returns what the declarations of a style cause to be drawn. */
export function drawnByStyle(style: string): SvgDrawing {
  return together(
    style.split(';').map((declaration) => {
      const colon = declaration.indexOf(':')
      return drawnByProperty(declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1))
    }),
  )
}

export function together(drawings: readonly SvgDrawing[]): SvgDrawing {
  return {
    references: drawings.flatMap(({ references }) => references),
    effects: drawings.reduce((sum, { effects }) => sum + effects, 0),
  }
}

/**
 * Returns a function giving what a style sheet makes an element draw, by its name, id and classes. Only the last part of a selector is checked, so that
 * a rule may count for more elements than it matches, but never for fewer.
 */
export function readStyleSheet(css: string): (element: { name: string; id?: string; classes: string }) => SvgDrawing {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  // Braces in quotation marks would shift the boundaries of the rules, so each declaration then counts for every element.
  const isOdd = /(["'])[^"']*[{}][^"']*\1/.test(plain)
  const rules: Rule[] = isOdd
    ? [{ keys: ['*'], drawing: drawnByStyle(plain.replace(/[{}]/g, ';')) }]
    : [...plain.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
        keys: selectors.split(',').flatMap(keysOf),
        drawing: drawnByStyle(body),
      }))
  const byKey = new Map<string, SvgDrawing>()
  for (const { keys, drawing } of rules) {
    if (drawing.references.length === 0 && drawing.effects === 0) continue
    for (const key of keys) byKey.set(key, together([byKey.get(key) ?? nothing, drawing]))
  }
  return ({ name, id, classes }) => {
    const names = classes.split(/\s+/).map((each) => `.${each}`)
    const keys = ['*', name, `#${id ?? ''}`, ...new Set(names)]
    return together(keys.flatMap((key) => byKey.get(key) ?? []))
  }
}

const nothing: SvgDrawing = { references: [], effects: 0 }

/** Returns a name by which the last part of a selector finds its elements; other kinds of selectors may match any element. */
function keysOf(selector: string): string[] {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  const [key] = /[.#][^.#:[\]()*]+/.exec(last) ?? /^[A-Za-z][\w-]*/.exec(last) ?? ['*']
  return [key]
}
