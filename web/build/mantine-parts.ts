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
  // Referenced by `Input`, but no field of the shop has a button that clears it.
  InputClearButton: 'export const InputClearButton = undefined',
  // Referenced by `Loader`, but every screen shows the ring.
  Bars: 'export const Bars = undefined',
  Dots: 'export const Dots = undefined',
  // Referenced by `Button` and `ActionIcon`, but no screen joins buttons into a group.
  ButtonGroup: 'export const ButtonGroup = undefined',
  ButtonGroupSection: 'export const ButtonGroupSection = undefined',
  ActionIconGroup: 'export const ActionIconGroup = undefined',
  ActionIconGroupSection: 'export const ActionIconGroupSection = undefined',
}

/** The rules of those groups and of their sections: a quarter of the sheets of `Button` and `ActionIcon`. */
const groupRules = /^\.m_(?:80d6d844|70be2a01|1a0f1b21|437b6484)\b[^{]*\{[^}]*\}\n/gm

/** Leaves the parts of Mantine out of the build that a shop with its own colours and style sheets does not need. */
export function mantineParts(): Plugin {
  return {
    name: 'mantine-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: {
        id: /\/(MantineProvider\/(.+\/)?(MantineCssVariables|MantineClasses|default-colors)|Checkbox(Card|Indicator)|(Button|ActionIcon)Group(Section)?|Loader\/loaders\/(Bars|Dots)|InputClearButton|Textarea\/Autosize)\.mjs$/,
      },
      handler: (id) => instead[id.slice(id.lastIndexOf('/') + 1, -'.mjs'.length)],
    },
    transform: {
      filter: { id: /\/styles\/(Button|ActionIcon)\.layer\.css$/ },
      handler: (code) => ({ code: code.replace(groupRules, ''), map: null }),
    },
  }
}
