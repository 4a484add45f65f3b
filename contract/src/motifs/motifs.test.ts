import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { boxOf, type Segment } from '../design-document/outline.ts'
import { motifBox, svgOfMotif, thinnestMm } from './draw-motif.ts'
import { findMotifs } from './find-motifs.ts'
import { drawnMotifs } from './golden/drawn-motifs.ts'
import type { MotifDrawing } from './motif-drawing.ts'
import { type MotifGroup, motifDrawings, motifGroups } from './motif-drawings.ts'
import { type MotifId, motifNames } from './motif-names.ts'

const all = Object.entries(motifDrawings) as [MotifId, MotifDrawing][]

function segmentsOf(path: string): Segment[] {
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, type, values = '']) => ({
    type: type as Segment['type'],
    values: values.split(' ').filter(Boolean).map(Number),
  }))
}

describe('the motifs', () => {
  test('number at least sixty, ten in each group, each with its own name', () => {
    expect(all.length).toBeGreaterThanOrEqual(60)
    for (const drawings of Object.values(motifGroups)) expect(Object.keys(drawings).length).toBeGreaterThanOrEqual(10)
    expect(new Set(Object.values(motifNames)).size).toBe(all.length)
    expect(all.map(([id]) => id).sort()).toEqual(Object.keys(motifNames).sort())
  })

  test('always match the drawings that were ordered', () => {
    const drawn = Object.fromEntries(
      all.map(([id, { paths }]) => [id, createHash('sha256').update(paths.join('|')).digest('hex').slice(0, 12)]),
    )
    expect(drawn).toMatchObject(drawnMotifs)
  })

  test.each(all)('%s has one or two inks of closed outlines that fill its box', (_, { width, height, paths }) => {
    expect([1, 2]).toContain(paths.length)
    for (const path of paths) expect(path).toMatch(/^(M[-\d ]+([LQC][-\d ]+)+Z)+$/)
    const ink = boxOf(paths.flatMap(segmentsOf))
    expect(Math.abs(ink?.left ?? 9)).toBeLessThan(2)
    expect(Math.abs(ink?.top ?? 9)).toBeLessThan(2)
    expect(Math.abs((ink?.right ?? 9) - width)).toBeLessThan(2)
    expect(Math.abs((ink?.bottom ?? 9) - height)).toBeLessThan(2)
    expect(Math.max(width, height)).toBe(1000)
  })

  test.each(all)('%s is washable at 80 mm: no part of it is thinner than 0.3 mm', (_, drawing) => {
    const { width, height } = drawing
    expect(thinnestMm(drawing, {}, { widthMm: (80 * width) / Math.max(width, height) })).toBeGreaterThanOrEqual(0.3)
  })

  test.each<[string, MotifGroup | undefined, MotifId[]]>([
    ['gate', undefined, ['gateway-of-india', 'india-gate']],
    ['मोर', undefined, ['peacock']],
    ['Tea  glass', undefined, ['chai-glass']],
    ['ball', 'cricket', ['cricket-ball', 'crossed-bats', 'fireball']],
    ['cricket pencil', undefined, []],
  ])('are found by %j in %s', (asked, group, found) => {
    expect(findMotifs(asked, group)).toEqual(found)
  })

  test('are all listed for an empty search', () => {
    expect(findMotifs(' ')).toHaveLength(all.length)
    expect(findMotifs('', 'city')).toEqual(Object.keys(motifGroups.city))
  })
})

test('a motif with an outline is larger by it on all sides, and its inks keep their order', () => {
  const drawing = motifDrawings.diya
  const outline = { color: '#ffffff', width: 0.02 }
  expect(motifBox(drawing, { outline })).toEqual({ width: drawing.width + 40, height: drawing.height + 40 })
  const svg = svgOfMotif(drawing, { colors: ['#111111', '#f0721d'], outline })
  expect([...svg.matchAll(/(?:fill|stroke)="(#\w+)"/g)].map(([, hex]) => hex)).toEqual([
    '#ffffff',
    '#111111',
    '#f0721d',
  ])
  expect(svg).toContain('viewBox="-20 -20 ')
})

test('a motif in one colour has it everywhere', () => {
  expect(svgOfMotif(motifDrawings.diya, { colors: ['#111111'] }).match(/#111111/g)).toHaveLength(2)
})
