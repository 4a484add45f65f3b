import type { MantineColorsTuple } from '@mantine/core'

/** Turmeric: the hero and the buy buttons. */
export const marigold: MantineColorsTuple = [
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
export const rani: MantineColorsTuple = [
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

/** Very dark indigo: text, and everyday buttons. */
export const ink: MantineColorsTuple = [
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

/** Unbleached cotton, light to dark: backgrounds, lines and dimmed text in the light scheme. */
export const cotton: MantineColorsTuple = [
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
export const night: MantineColorsTuple = [
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

export const green: MantineColorsTuple = [
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

export const red: MantineColorsTuple = [
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
