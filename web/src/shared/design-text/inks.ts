import * as texts from '../../texts/shared/design/design-text.ts'

/** Suggested colours; any other can be chosen, too. */
export const inks = [
  { hex: '#ffffff', name: texts.white },
  { hex: '#111111', name: texts.black },
  { hex: '#d3202c', name: texts.red },
  { hex: '#f0721d', name: texts.orange },
  { hex: '#f7c325', name: texts.yellow },
  { hex: '#1f8a4c', name: texts.green },
  { hex: '#0f8b8d', name: texts.teal },
  { hex: '#1f5fd0', name: texts.blue },
  { hex: '#1b2a4a', name: texts.navy },
  { hex: '#6b2fa0', name: texts.purple },
  { hex: '#e6548f', name: texts.pink },
  { hex: '#7a1f2b', name: texts.maroon },
  { hex: '#b9bdc4', name: texts.silver },
] as const

export const whiteInk = inks[0].hex
export const blackInk = inks[1].hex
export const marigoldInk = inks[4].hex
