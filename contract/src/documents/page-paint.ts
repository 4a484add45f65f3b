import type { OperatorList, Operators, PdfImage } from './pdf-document.ts'
import { isColored } from './picture-color.ts'

/** A picture painted on a page: its size in pixels, and in the page's units. */
export type PaintedPicture = {
  /** Zero if only the picture itself tells. */
  readonly width: number
  readonly height: number
  readonly paintedWidth: number
  readonly paintedHeight: number
  /** Its name among the page's objects, or the picture itself; absent for a stencil, which has the ink's colour. */
  readonly source?: string | PdfImage
}

/** What a page paints, as far as its operators tell. */
export type PagePaint = {
  /** Whether a line, an area or letters are painted in a colour. */
  hasColor: boolean
  readonly pictures: PaintedPicture[]
  /** The names, among the page's objects, of the fonts used for letters and of the gradients. */
  readonly fonts: Set<string>
  readonly gradients: Set<string>
}

type Matrix = readonly [number, number, number, number, number, number]
type State = {
  matrix: Matrix
  fill: string
  stroke: string
  font: string
  textMode: number
  /** Whether the current painting is only a mask for something else. */
  isMask: boolean
}

const start: State = {
  matrix: [1, 0, 0, 1, 0, 0],
  fill: '#000000',
  stroke: '#000000',
  font: '',
  textMode: 0,
  isMask: false,
}
/** Text modes without fill or stroke, such as the text layer over a scan. */
const unseen = [3, 7]
/** The maximum depth of nested patterns. */
const mostDepth = 8

/** Returns what an operator list of pdf.js paints. Colours that are set but unused, and invisible letters, do not count. */
export function paintOf(list: OperatorList, ops: Operators): PagePaint {
  const paint: PagePaint = { hasColor: false, pictures: [], fonts: new Set(), gradients: new Set() }
  walk(list, ops, start, paint, 0)
  return paint
}

function walk({ fnArray, argsArray }: OperatorList, ops: Operators, first: State, paint: PagePaint, depth: number) {
  const saved: State[] = []
  let state = { ...first }
  const use = (color: string) => {
    if (state.isMask) return
    if (color.startsWith('#')) paint.hasColor ||= isColored(color)
    else if (color !== '') paint.gradients.add(color)
  }
  const picture = (width: number, height: number, source?: string | PdfImage, matrix: Matrix = state.matrix) => {
    if (state.isMask) return
    const [a, b, c, d] = matrix
    const painted = { paintedWidth: Math.hypot(a, b), paintedHeight: Math.hypot(c, d) }
    paint.pictures.push({ width, height, ...painted, ...(source !== undefined && { source }) })
  }
  const chosen = (args: readonly unknown[]): string => {
    const [kind, ...pattern] = args
    if (kind === 'Shading') return typeof pattern[0] === 'string' ? pattern[0] : ''
    if (kind !== 'TilingPattern') return typeof kind === 'string' ? kind : ''
    const [color, tile, matrix] = pattern as [string | null, OperatorList, Matrix | null]
    const ink = color ?? start.fill
    const inside = { ...start, matrix: matrix ?? start.matrix, fill: ink, stroke: ink, isMask: state.isMask }
    if (depth < mostDepth) walk(tile, ops, inside, paint, depth + 1)
    return ''
  }
  const stencil = (mask: unknown, matrix?: Matrix) => {
    const { width, height } = mask as PdfImage
    use(state.fill)
    picture(width, height, undefined, matrix)
  }
  const fills = new Set(
    [ops.fill, ops.eoFill, ops.fillStroke, ops.eoFillStroke, ops.closeFillStroke, ops.closeEOFillStroke].map(Number),
  )
  const strokes = new Set(
    [ops.stroke, ops.closeStroke, ops.fillStroke, ops.eoFillStroke, ops.closeFillStroke, ops.closeEOFillStroke].map(
      Number,
    ),
  )
  const save = () => {
    saved.push({ ...state })
  }
  const restore = () => {
    state = saved.pop() ?? state
  }
  const does: Record<string, (args: readonly unknown[]) => void> = {
    save,
    restore,
    beginGroup: ([group]) => {
      save()
      state.isMask ||= Boolean((group as { smask?: unknown } | undefined)?.smask)
    },
    endGroup: restore,
    endAnnotation: restore,
    paintFormXObjectEnd: restore,
    paintFormXObjectBegin: ([matrix]) => {
      save()
      state.matrix = times(state.matrix, matrix)
    },
    beginAnnotation: ([, , transform, matrix]) => {
      save()
      state = { ...start, matrix: times(times(first.matrix, transform), matrix) }
    },
    transform: (args) => {
      state.matrix = times(state.matrix, args)
    },
    setFillRGBColor: ([color]) => {
      state.fill = String(color)
    },
    setStrokeRGBColor: ([color]) => {
      state.stroke = String(color)
    },
    setFillColorN: (args) => {
      state.fill = chosen(args)
    },
    setStrokeColorN: (args) => {
      state.stroke = chosen(args)
    },
    setFillTransparent: () => {
      state.fill = ''
    },
    setStrokeTransparent: () => {
      state.stroke = ''
    },
    setFont: ([font]) => {
      state.font = String(font)
    },
    setGState: ([changes]) => {
      for (const [key, value] of changes as [string, unknown][])
        if (key === 'Font') state.font = String((value as unknown[])[0])
    },
    setTextRenderingMode: ([mode]) => {
      state.textMode = Number(mode)
    },
    showText: () => {
      if (unseen.includes(state.textMode)) return
      paint.fonts.add(state.font)
      // Modes 0 to 3, again from 4 on with a clip: filled, stroked, both, neither.
      if (state.textMode % 4 !== 1) use(state.fill)
      if (state.textMode % 4 !== 0) use(state.stroke)
    },
    constructPath: ([operation]) => {
      if (fills.has(Number(operation))) use(state.fill)
      if (strokes.has(Number(operation))) use(state.stroke)
    },
    rawFillPath: () => use(state.fill),
    shadingFill: ([gradient]) => use(String(gradient)),
    paintSolidColorImageMask: () => use(state.fill),
    paintImageXObject: ([id, width, height]) => picture(Number(width), Number(height), String(id)),
    paintImageXObjectRepeat: ([id, scaleX, scaleY]) => {
      const matrix = times(state.matrix, [Number(scaleX), 0, 0, Number(scaleY), 0, 0])
      picture(0, 0, String(id), matrix)
    },
    paintInlineImageXObject: ([image]) => {
      const { width, height } = image as PdfImage
      picture(width, height, image as PdfImage)
    },
    paintInlineImageXObjectGroup: ([image, places]) => {
      for (const { transform, w, h } of places as { transform: unknown; w: number; h: number }[])
        picture(w, h, image as PdfImage, times(state.matrix, transform))
    },
    paintImageMaskXObject: ([mask]) => stencil(mask),
    paintImageMaskXObjectRepeat: ([mask, a, b, c, d]) => stencil(mask, times(state.matrix, [a, b, c, d, 0, 0])),
    paintImageMaskXObjectGroup: ([masks]) => {
      for (const mask of masks as { transform: unknown }[]) stencil(mask, times(state.matrix, mask.transform))
    },
  }
  const byNumber = new Map(Object.entries(does).map(([name, act]) => [ops[name], act]))
  for (const [index, operation] of fnArray.entries()) {
    byNumber.get(operation)?.((argsArray[index] ?? []) as readonly unknown[])
  }
}

/** A matrix of pdf.js may be missing, or an array or typed array of six numbers. */
function times(one: Matrix, other: unknown): Matrix {
  if (!other) return one
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(other as ArrayLike<number>)
  return [
    one[0] * a + one[2] * b,
    one[1] * a + one[3] * b,
    one[0] * c + one[2] * d,
    one[1] * c + one[3] * d,
    one[0] * e + one[2] * f + one[4],
    one[1] * e + one[3] * f + one[5],
  ]
}
