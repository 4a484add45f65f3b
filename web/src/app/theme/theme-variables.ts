import type { CSSVariablesResolver } from '@mantine/core'
import { cotton, green, ink, marigold, night, rani, red } from './theme-colors.ts'

/** Colour roles, so that style sheets name a use and not a colour. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--shop-window': marigold[5],
    '--shop-window-ink': ink[9],
    '--shop-header-height': '4.25rem',
    // The background of every drawn garment, as in the catalogue's photographs.
    '--shop-stage':
      'radial-gradient(circle closest-side, var(--shop-stage-sun) 86%, transparent calc(86% + 1px)) var(--shop-stage-wall)',
    '--shop-night': ink[9],
    '--shop-night-text': cotton[1],
    '--shop-night-quiet': ink[2],
  },
  light: {
    '--mantine-color-body': cotton[0],
    '--mantine-color-dimmed': cotton[6],
    '--mantine-color-default-border': cotton[3],
    '--mantine-color-placeholder': cotton[6],
    '--mantine-color-anchor': rani[6],
    '--mantine-color-error': red[6],
    '--shop-button': ink[8],
    '--shop-button-hover': ink[6],
    '--shop-surface': '#ffffff',
    '--shop-cloth': cotton[2],
    '--shop-line': cotton[3],
    '--shop-line-strong': cotton[5],
    '--shop-accent': rani[6],
    '--shop-good': green[6],
    '--shop-focus': rani[6],
    '--shop-stage-wall': cotton[2],
    '--shop-stage-sun': cotton[3],
  },
  dark: {
    '--mantine-color-body': night[7],
    '--mantine-color-dimmed': night[2],
    '--mantine-color-default-border': night[4],
    '--mantine-color-placeholder': night[2],
    '--mantine-color-anchor': rani[3],
    '--mantine-color-error': red[3],
    // On a surface, too, a disabled button is a button.
    '--mantine-color-disabled': night[5],
    '--shop-button': night[0],
    '--shop-button-hover': '#ffffff',
    '--shop-surface': night[6],
    '--shop-cloth': night[5],
    '--shop-line': night[4],
    '--shop-line-strong': night[3],
    '--shop-accent': rani[3],
    '--shop-good': green[3],
    '--shop-focus': marigold[4],
    '--shop-stage-wall': cotton[3],
    '--shop-stage-sun': `color-mix(in srgb, ${cotton[3]}, ${cotton[4]})`,
  },
})
