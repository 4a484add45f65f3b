import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { theme } from '../src/app/theme/theme.ts'
import { cssVariables } from '../src/app/theme/theme-variables.ts'

/**
 * Writes the theme's variables into the sheet `theme-variables.css`, whatever folder it is in, so that browsers need not compute
 * them (`mantine-parts.ts`).
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    enforce: 'pre',
    transform: {
      filter: { id: /\/theme-variables\.css$/ },
      handler: () => ({ code: variablesOf(), map: null }),
    },
  }
}

/** Returns the variables that differ from Mantine's own sheet. */
function variablesOf(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const ours: ConvertCSSVariablesInput = deepMerge(defaultCssVariablesResolver(whole), cssVariables(whole))
  const defaults = defaultCssVariablesResolver(DEFAULT_THEME)
  const changed = (part: keyof ConvertCSSVariablesInput) => {
    const known: Readonly<Record<string, string>> = defaults[part]
    return Object.fromEntries(Object.entries(ours[part]).filter(([name, value]) => known[name] !== value))
  }
  const variables = { variables: changed('variables'), light: changed('light'), dark: changed('dark') }
  return convertCssVariables(variables, ':root')
}
