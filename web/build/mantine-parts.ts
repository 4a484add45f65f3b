import type { Plugin } from 'vite'

/** What stands for each of these files of Mantine. */
const instead: Record<string, string> = {
  // `theme-variables.ts` has written them.
  MantineCssVariables: 'export const MantineCssVariables = () => null',
  // For the props `visibleFrom` and `hiddenFrom`, which no screen has.
  MantineClasses: 'export const MantineClasses = () => null',
  'default-colors': 'export const DEFAULT_COLORS = {}',
  // `GrowingTextarea` stands for it.
  Autosize: "export const TextareaAutosize = 'textarea'",
  // `Checkbox` names both, and no screen has them.
  CheckboxCard: 'export const [CheckboxCard, CheckboxCardContext] = []',
  CheckboxIndicator: 'export const CheckboxIndicator = undefined',
}

/** Leaves out of the build what a shop with colours and style sheets of its own does not need of Mantine. */
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
