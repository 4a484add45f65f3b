const width = 120

/** Formats JSON with everything that fits into a line on one line. */
export function compactJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1)
    .replaceAll(/(?<=\[)\n *|\n *(?=\])/g, '')
    .replaceAll(/\n */g, ' ')
  if (indent.length + line.length <= width || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((each) => compactJson(each, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${compactJson(each, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}
