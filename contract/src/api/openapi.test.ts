import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { addresses } from './addresses.ts'
import { openApi } from './openapi.ts'

const committed = new URL('../../../docs/openapi.json', import.meta.url)

test('the committed description of the API is that of its calls; npm run build writes it', () => {
  expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(openApi())
})

test('it is valid OpenAPI 3.1 and has every call once', async () => {
  expect(await new Validator().validate(openApi())).toMatchObject({ valid: true })
  const operations = Object.values(openApi().paths as Record<string, Record<string, { operationId: string }>>)
  const names = operations.flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(names.sort()).toEqual(Object.keys(addresses).sort())
})
