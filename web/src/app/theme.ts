import {
  ActionIcon,
  Anchor,
  Button,
  Container,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
} from '@mantine/core'

/** Printing ink: a black with some brown in it. */
const ink: MantineColorsTuple = [
  '#f4f1ec',
  '#e4dfd7',
  '#cbc3b8',
  '#aca295',
  '#8a8074',
  '#6b6259',
  '#504841',
  '#38322d',
  '#262220',
  '#1c1a19',
]

/** Marigold: garlands, autos, the sun. The colour of what can be done next. */
const marigold: MantineColorsTuple = [
  '#fff7e3',
  '#feebc2',
  '#fcdb94',
  '#f9c962',
  '#f6b738',
  '#f2a516',
  '#d98d09',
  '#b06f06',
  '#855208',
  '#5a3809',
]

/** Vermilion: sindoor and truck lettering. Prices that fell, hearts, and what went wrong. */
const vermilion: MantineColorsTuple = [
  '#fff0ec',
  '#fddcd4',
  '#f8b8aa',
  '#f2907c',
  '#eb6b53',
  '#e04f35',
  '#c83a24',
  '#aa2c19',
  '#832213',
  '#5b180e',
]

const leaf: MantineColorsTuple = [
  '#eaf7ef',
  '#d0ecdb',
  '#a3d9b8',
  '#72c293',
  '#4bab74',
  '#319360',
  '#21784c',
  '#1a5f3d',
  '#15492f',
  '#0e3121',
]

/** Unbleached cotton by day, ink by night: what everything else is laid out on. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--shop-header-height': '4rem',
    '--shop-ink': ink[9],
    '--shop-marigold': marigold[5],
    '--shop-vermilion': vermilion[6],
    '--shop-shadow-raised': '0 1px 2px rgb(28 26 25 / 6%), 0 12px 32px -12px rgb(28 26 25 / 22%)',
  },
  light: {
    '--mantine-color-body': '#fbf7ef',
    '--mantine-color-text': ink[9],
    '--mantine-color-dimmed': ink[5],
    '--mantine-color-placeholder': ink[5],
    '--mantine-color-error': vermilion[7],
    '--mantine-color-anchor': ink[9],
    '--mantine-color-default-border': ink[3],
    '--mantine-color-default-hover': '#f3ecdf',
    '--shop-surface': '#ffffff',
    '--shop-sunk': '#f3ecdf',
    '--shop-line': '#e4dac8',
    '--shop-input-line': ink[4],
    '--shop-price-fell': vermilion[7],
    '--shop-good': leaf[7],
    '--shop-good-ground': leaf[0],
    '--shop-wait': marigold[8],
    '--shop-wait-ground': marigold[0],
    '--shop-bad': vermilion[7],
    '--shop-bad-ground': vermilion[0],
    '--shop-focus': '#223c9d',
  },
  dark: {
    '--mantine-color-body': '#171412',
    '--mantine-color-text': '#f6efe3',
    '--mantine-color-dimmed': '#b8ac9c',
    '--mantine-color-placeholder': '#a89c8d',
    '--mantine-color-error': vermilion[3],
    '--mantine-color-anchor': '#f6efe3',
    '--mantine-color-default': '#221e1b',
    '--mantine-color-default-border': '#5c5248',
    '--mantine-color-default-hover': '#2e2924',
    '--shop-surface': '#221e1b',
    '--shop-sunk': '#100e0c',
    '--shop-line': '#3a332d',
    '--shop-input-line': '#857a6d',
    '--shop-price-fell': vermilion[3],
    '--shop-good': leaf[3],
    '--shop-good-ground': '#14291d',
    '--shop-wait': marigold[4],
    '--shop-wait-ground': '#33260c',
    '--shop-bad': vermilion[3],
    '--shop-bad-ground': '#371710',
    '--shop-focus': marigold[4],
  },
})

const family = "'Anek Latin', 'Anek Fallback', system-ui, sans-serif"

/** The shop's design language; the reasons stand in docs/decisions. */
export const theme = createTheme({
  colors: { ink, marigold, vermilion, leaf, gray: ink, dark: darkScale() },
  black: ink[9],
  primaryColor: 'marigold',
  primaryShade: 5,
  autoContrast: true,
  luminanceThreshold: 0.35,
  fontFamily: family,
  defaultRadius: 'sm',
  radius: { xs: '3px', sm: '6px', md: '10px', lg: '16px', xl: '28px' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.25rem', xl: '1.5rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.45', xl: '1.35' },
  shadows: {
    xs: '0 1px 2px rgb(28 26 25 / 8%)',
    sm: '0 2px 8px rgb(28 26 25 / 10%)',
    md: '0 8px 24px -6px rgb(28 26 25 / 20%)',
  },
  headings: {
    fontFamily: family,
    fontWeight: '750',
    sizes: {
      h1: { fontSize: 'clamp(2.125rem, 1.5rem + 2.6vw, 3.25rem)', lineHeight: '1.05' },
      h2: { fontSize: 'clamp(1.625rem, 1.35rem + 1.2vw, 2.25rem)', lineHeight: '1.12' },
      h3: { fontSize: '1.375rem', lineHeight: '1.2' },
      h4: { fontSize: '1.1875rem', lineHeight: '1.25' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({ defaultProps: { size: 'md' } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'ink', size: 'lg' } }),
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    Container: Container.extend({ defaultProps: { size: 1280 } }),
  },
})

function darkScale(): MantineColorsTuple {
  return ['#f6efe3', '#d9cfc1', '#b8ac9c', '#8c8072', '#5c5248', '#3a332d', '#221e1b', '#171412', '#100e0c', '#0a0908']
}
