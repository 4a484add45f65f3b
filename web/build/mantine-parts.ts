import type { Plugin } from 'vite'

/** The replacements of these Mantine files. */
const instead: Record<string, string> = {
  // Written by `theme-variables.ts` instead.
  MantineCssVariables: 'export const MantineCssVariables = () => null',
  // For the props `visibleFrom` and `hiddenFrom`, which no screen uses.
  MantineClasses: 'export const MantineClasses = () => null',
  'default-colors': 'export const DEFAULT_COLORS = {}',
  // Replaced by `GrowingTextarea`.
  Autosize: "export const TextareaAutosize = 'textarea'",
  // Referenced by `Checkbox`, but not used on any screen.
  CheckboxCard: 'export const [CheckboxCard, CheckboxCardContext] = []',
  CheckboxIndicator: 'export const CheckboxIndicator = undefined',
}

/** Leaves the parts of Mantine out of the build that a shop with its own colours and style sheets does not need. */
export function mantineParts(): Plugin {
  return {
    name: 'mantine-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: {
        id: /\/(MantineProvider\/(.+\/)?(MantineCssVariables|MantineClasses|default-colors)|Checkbox(Card|Indicator)|Textarea\/Autosize)\.mjs$/,
      },
      handler: (id) => instead[id.slice(id.lastIndexOf('/') + 1, -'.mjs'.length)],
    },
  }
}
