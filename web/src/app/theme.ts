import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import * as texts from '../texts/first-visit.ts'

/** Turmeric: the colour of the hero and of the buttons that buy. */
const marigold: MantineColorsTuple = [
  '#fff7dd',
  '#ffecb3',
  '#ffdf85',
  '#ffd152',
  '#fbbc3d',
  '#f4a518',
  '#e09c00',
  '#b87d00',
  '#8a5c00',
  '#5e3f00',
]

/** Rani pink: hearts, links, badges and focus, the only other strong colour. */
const rani: MantineColorsTuple = [
  '#ffe9f2',
  '#ffcfe1',
  '#ff9dc3',
  '#ff72a9',
  '#f63f88',
  '#e0176d',
  '#c8085b',
  '#a6044b',
  '#80043a',
  '#5a0229',
]

/** Very dark indigo: text, and the buttons of everyday actions. */
const ink: MantineColorsTuple = [
  '#f4f2f8',
  '#e2dfec',
  '#c5c0d8',
  '#a09abd',
  '#787199',
  '#544d77',
  '#3b355c',
  '#28234a',
  '#1b1737',
  '#120f28',
]

/** Unbleached cotton, from light to dark: backgrounds, lines and dimmed text in the light scheme. */
const cotton: MantineColorsTuple = [
  '#fcfaf5',
  '#f6f2e8',
  '#ece6d7',
  '#ddd4c0',
  '#c3b8a0',
  '#938974',
  '#696151',
  '#4b4539',
  '#322e26',
  '#1e1b16',
]

/** The dark scheme's counterpart of cotton, which Mantine reads lightest text first. */
const night: MantineColorsTuple = [
  '#f3eee2',
  '#d5d0d6',
  '#aaa5b9',
  '#787391',
  '#413c5c',
  '#312d4a',
  '#231f39',
  '#16132a',
  '#100d20',
  '#0a0817',
]

const green: MantineColorsTuple = [
  '#e7f6ec',
  '#cdebd6',
  '#9fd8b0',
  '#6cc288',
  '#3fa964',
  '#22904a',
  '#14763a',
  '#0f5f2f',
  '#0b4824',
  '#073118',
]

const red: MantineColorsTuple = [
  '#ffebe8',
  '#ffd3cd',
  '#ffa89c',
  '#fb7c6c',
  '#ee5542',
  '#d93a26',
  '#bb2716',
  '#981c0e',
  '#74150a',
  '#510e06',
]

/** Filled ink buttons are dark on light, and light on dark in the dark scheme; marigold buttons are the same in both. */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const color = input.color ?? input.theme.primaryColor
  if (input.variant === 'filled' && color === 'ink') {
    return {
      ...colors,
      background: 'var(--shop-button)',
      hover: 'var(--shop-button-hover)',
      color: 'var(--mantine-color-body)',
    }
  }
  if (input.variant === 'filled' && color === 'marigold') {
    return { ...colors, background: marigold[5], hover: marigold[6], color: ink[9] }
  }
  // What cannot be taken back is the same red in both schemes.
  if (input.variant === 'filled' && color === 'red') {
    return { ...colors, background: red[6], hover: red[7], color: '#ffffff' }
  }
  if ((input.variant === 'outline' || input.variant === 'subtle') && color === 'red') {
    const warning = 'var(--mantine-color-error)'
    return { ...colors, color: warning, ...(input.variant === 'outline' && { border: `1px solid ${warning}` }) }
  }
  if ((input.variant === 'outline' || input.variant === 'subtle') && color === 'ink') {
    return { ...colors, color: 'var(--mantine-color-text)', hover: 'var(--shop-cloth)' }
  }
  return colors
}

export const theme = createTheme({
  colors: { marigold, rani, ink, gray: cotton, dark: night, green, red },
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 0 },
  variantColorResolver: variantColors,
  autoContrast: true,
  luminanceThreshold: 0.35,
  white: '#ffffff',
  black: ink[9],
  fontFamily: "'Anek', 'Anek Fallback', 'Anek Fallback Wide', system-ui, sans-serif",
  headings: {
    fontFamily: "'Anek', 'Anek Fallback', 'Anek Fallback Wide', system-ui, sans-serif",
    fontWeight: '750',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem)', lineHeight: '0.98' },
      h2: { fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)', lineHeight: '1.02' },
      h3: { fontSize: '1.375rem', lineHeight: '1.15' },
      h4: { fontSize: '1.125rem', lineHeight: '1.2' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.25rem', xl: '1.5rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.5', lg: '1.45', xl: '1.3' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
  defaultRadius: 'sm',
  shadows: {
    xs: '0 1px 0 rgb(18 15 40 / 0.08)',
    sm: '0 2px 6px rgb(18 15 40 / 0.08)',
    md: '0 8px 24px rgb(18 15 40 / 0.12)',
    lg: '0 16px 40px rgb(18 15 40 / 0.16)',
    xl: '0 24px 64px rgb(18 15 40 / 0.22)',
  },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // By name, not by import: the first page must not carry components that only later pages use.
  components: {
    Container: { defaultProps: { size: 1320, px: 'clamp(1rem, 4vw, 2.5rem)' } },
    Button: { defaultProps: { size: 'md' } },
    // The placeholder that takes the first focus is not an item of the menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Anchor: { defaultProps: { underline: 'always' } },
    // A ticked box is light in the dark scheme.
    Checkbox: { defaultProps: { iconColor: 'var(--mantine-color-body)' } },
    Radio: { defaultProps: { iconColor: 'var(--mantine-color-body)' } },
    Badge: { defaultProps: { radius: 'xs', size: 'lg' } },
    Alert: { defaultProps: { variant: 'light' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: {
      defaultProps: {
        size: 'md',
        visibilityToggleFocusable: true,
        visibilityToggleButtonProps: { 'aria-label': texts.showTypedCharacters, 'aria-hidden': false },
      },
    },
    Textarea: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
  },
})

/** Roles of colours, so that style sheets name a use and not a colour. */
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
