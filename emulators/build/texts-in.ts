import { parseSync } from '@swc/core'

type Node = { type?: string; span?: { start: number }; value?: unknown; name?: Node; callee?: Node } & Record<
  string,
  unknown
>

/** Text that is read aloud or shown, whatever it is. */
const spoken =
  /^(label|title|text|placeholder|description|alt|legend|lead|hint|noun|confirm|submitLabel|all|more|none|about|failed|aria-label)$/
const silent = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'TsTypeAnnotation', 'TsTypeAliasDeclaration'])

const isWord = (text: unknown) =>
  typeof text === 'string' && /\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, '')) && !/^(#|https:)/.test(text)
const isSentence = (text: unknown) => typeof text === 'string' && /^\s*\p{Lu}[\p{L}'’-]*,?\s+\p{L}/u.test(text)

/** Returns the lines, counted from 1, of a file's texts for people: words in JSX and its attributes, and sentences anywhere. */
export function textsIn(code: string, isTsx: boolean): number[] {
  const tree = parseSync(code, { syntax: 'typescript', tsx: isTsx, target: 'es2024' })
  const starts = new Set<number>()
  const look = (node: Node) => {
    if (silent.has(node.type ?? '')) return
    if (node.type === 'NewExpression' && /Error$/.test(String(node.callee?.value))) return
    const value = node.value as Node | undefined
    const isText =
      (node.type === 'JSXText' && isWord(node.value)) ||
      (node.type === 'StringLiteral' && isSentence(node.value)) ||
      (node.type === 'TemplateElement' && isSentence(node.cooked)) ||
      (node.type === 'JSXAttribute' && spoken.test(String(node.name?.value)) && isWord(value?.value))
    if (isText) starts.add(node.span?.start ?? value?.span?.start ?? 0)
    for (const child of Object.values(node).flat()) if (child && typeof child === 'object') look(child as Node)
  }
  look(tree as unknown as Node)
  // The parser counts bytes from where it started.
  const bytes = Buffer.from(code)
  const lineAt = (start: number) =>
    bytes
      .subarray(0, start - tree.span.start)
      .toString()
      .split('\n').length
  return [...new Set([...starts].map(lineAt))].sort((one, other) => one - other)
}
