/** What the styles of an SVG have drawn: parts of it by reference, and effects without one. */

/** A part that is drawn again: once, for each element inside, because paint is inherited, or at each of their points. */
export type SvgReference = { readonly id: string; readonly drawn: 'once' | 'inherited' | 'atPoints' }

/** What an element has drawn beside itself. `effects` counts filters that are written as functions. */
export type SvgDrawing = { readonly references: readonly SvgReference[]; readonly effects: number }

type Rule = { readonly keys: readonly string[]; readonly drawing: SvgDrawing }

const reference = /url\(\s*["']?#([^"')\s]+)/gi
const effect = /\b(?!url\b)[a-z][a-z-]*\(/gi
const inherited = ['fill', 'stroke', 'font']

/** What the value of one property, as attribute or in a style, has drawn. */
export function drawnByProperty(name: string, value: string): SvgDrawing {
  const drawn = name.startsWith('marker') ? 'atPoints' : inherited.includes(name) ? 'inherited' : 'once'
  const references = [...value.matchAll(reference)].map(([, id = '']) => ({ id, drawn }) as const)
  return { references, effects: name === 'filter' ? (value.match(effect)?.length ?? 0) : 0 }
}

/** What the declarations of a style have drawn. */
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
 * Returns what a style sheet has an element draw, by its name, id and classes. Only the last part of a selector is looked at, so that a
 * rule counts for more elements than it is for, never for fewer.
 */
export function readStyleSheet(css: string): (element: { name: string; id?: string; classes: string }) => SvgDrawing {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  // Braces in quotation marks would move the borders of the rules: each declaration counts for everything then.
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

/** One of the names by which the last part of a selector finds its elements; a selector of another kind may find any. */
function keysOf(selector: string): string[] {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  const [key] = /[.#][^.#:[\]()*]+/.exec(last) ?? /^[A-Za-z][\w-]*/.exec(last) ?? ['*']
  return [key]
}
