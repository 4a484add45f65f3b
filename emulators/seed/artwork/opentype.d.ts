declare module 'opentype.js' {
  namespace opentype {
    type Command = {
      type: 'M' | 'L' | 'C' | 'Q' | 'Z'
      x?: number
      y?: number
      x1?: number
      y1?: number
      x2?: number
      y2?: number
    }
    type Outline = {
      commands: Command[]
      getBoundingBox(): { x1: number; y1: number; x2: number; y2: number }
    }
    type Font = {
      getPath(
        text: string,
        x: number,
        y: number,
        fontSize: number,
        options?: { letterSpacing?: number; kerning?: boolean },
      ): Outline
      getAdvanceWidth(text: string, fontSize: number): number
    }
  }
  const opentype: { parse(buffer: ArrayBuffer): opentype.Font }
  export default opentype
}
