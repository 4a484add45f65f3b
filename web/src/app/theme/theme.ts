import { createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core'
import * as texts from '../../texts/first-visit.ts'
import { cotton, green, ink, marigold, night, rani, red } from './theme-colors.ts'

/** Filled ink buttons are dark in the light scheme and light in the dark scheme; marigold buttons are the same in both. */
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
  // Irreversible actions have the same red in both schemes.
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
  // By name, not by import: the first page must not include components that only later pages use.
  components: {
    Container: { defaultProps: { size: 1320, px: 'clamp(1rem, 4vw, 2.5rem)' } },
    Button: { defaultProps: { size: 'md' } },
    // The placeholder that takes the first focus is not a menu item.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Anchor: { defaultProps: { underline: 'always' } },
    // A checked box is light in the dark scheme.
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
