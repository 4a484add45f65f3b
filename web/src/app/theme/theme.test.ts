import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { theme } from './theme.ts'

const src = path.resolve(import.meta.dirname, '..')
const named = /\b(?:color|c)=(?:"|\{[^}]*')([a-z]+)(?:\.\d)?["']/g
const others = ['dimmed', 'inherit', 'white']

test('no screen uses a colour that the shop does not have', () => {
  const strange = globSync('**/*.tsx', { cwd: src }).flatMap((file) =>
    [...readFileSync(path.join(src, file), 'utf8').matchAll(named)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in (theme.colors ?? {})) && !others.includes(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(strange).toEqual([])
})
