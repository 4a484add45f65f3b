import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { keepOnlyWhatIsThere } from './kept-files.ts'

test('the files cached for a year are those of this build, folder by folder, and no removed ones', () => {
  const assets = mkdtempSync(path.join(tmpdir(), 'assets-'))
  mkdirSync(path.join(assets, 'decoders-6.5'))
  for (const file of ['cart-0a1b.js', 'cart-2c3d.css', 'decoders-6.5/jbig2.wasm'])
    writeFileSync(path.join(assets, file), '')
  const rules = [
    { source: '**', headers: ['a'] },
    { source: '/assets/**', headers: ['b'] },
  ]
  const { hosting } = JSON.parse(
    keepOnlyWhatIsThere(JSON.stringify({ hosting: { public: 'web', headers: rules } }), assets),
  )
  rmSync(assets, { recursive: true })
  expect(hosting).toEqual({
    public: 'web',
    headers: [
      { source: '**', headers: ['a'] },
      { source: '/assets/@(cart-0a1b.js|cart-2c3d.css)', headers: ['b'] },
      { source: '/assets/decoders-6.5/@(jbig2.wasm)', headers: ['b'] },
    ],
  })
})
