import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { addresses } from '@teeshala/contract/api/addresses'
import { expect, test } from 'vitest'
import { inRoot } from '../shop/root.ts'
import { openApi } from './openapi.ts'

const described = await openApi()

test('the committed API description matches the calls; npm run build writes it', () => {
  expect(JSON.parse(readFileSync(inRoot('docs/openapi.json'), 'utf8'))).toEqual(described)
})

test('it is valid OpenAPI 3.1 and has every call once', async () => {
  expect(await new Validator().validate(structuredClone(described))).toMatchObject({ valid: true })
  const operations = Object.values(described.paths as Record<string, Record<string, { operationId: string }>>)
  const names = operations.flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(names.sort()).toEqual(Object.keys(addresses).sort())
})

test('every reference resolves, and a schema shared by several calls is described once, under its name', () => {
  const named = Object.keys(described.components.schemas)
  const referred = JSON.stringify(described).matchAll(/"#\/components\/schemas\/(\w+)"/g)
  expect([...new Set(Array.from(referred, ([, name]) => name))].sort()).toEqual(named)

  const timesOf = new Map<string, number>()
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const text = JSON.stringify(value)
    if ('type' in value && text.length > 900) timesOf.set(text, (timesOf.get(text) ?? 0) + 1)
    Object.values(value).forEach(count)
  }
  count(described)
  expect([...timesOf].filter(([, times]) => times > 1)).toEqual([])
})
