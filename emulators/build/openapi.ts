import type { Address } from '@teeshala/contract/api/address'
import { addresses, type CallName } from '@teeshala/contract/api/addresses'
import type { CallShape } from '@teeshala/contract/api/call-shape'
import { calls } from '@teeshala/contract/api/calls'
import { Placement, placementAliases, placements } from '@teeshala/contract/catalogue/options/placement'
import { KeptDocument } from '@teeshala/contract/design-document/design-document'
import { ErrorAnswer } from '@teeshala/contract/errors'
import { LinkSecret } from '@teeshala/contract/links/link-secret'
import { DeviceId } from '@teeshala/contract/orders/buyer/device-id'
import { IdempotencyKey } from '@teeshala/contract/orders/order'
import { isStaffCall, rolesOfCalls } from '@teeshala/contract/staff/roles-of-calls'
import * as z from 'zod/mini'
import { namedSchemas } from './named-schemas.ts'
import { suffixOfSent, withFewestNames } from './openapi-names.ts'

type Schema = z.core.$ZodType
type Json = Record<string, unknown>

/** Returns the API as an OpenAPI 3.1 document. Every schema that the contract exports is described once, under its name. */
export async function openApi() {
  const named = z.registry<{ id: string }>()
  for (const [id, schema] of await namedSchemas()) named.add(schema, { id })
  named.add(KeptDocument.shape.layers, { id: 'DesignLayers' })
  const schemas: Record<string, unknown> = {}
  const describe = describingIn(schemas, named)
  const paths: Record<string, Json> = {}
  for (const [name, shape] of Object.entries(calls) as [CallName, CallShape][]) {
    const address: Address = addresses[name]
    const path = address.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [address.method]: operation(name, address, shape, describe) }
  }
  const failure = { description: 'A refusal or a failure.', content: json(describe.answered(ErrorAnswer)) }
  return withFewestNames({
    openapi: '3.1.0',
    info: { title: 'Teeshala', version: '1.0.0', description: 'Made by `npm run build` from `contract/src`.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      responses: { Failure: failure },
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'An ID token of Firebase Auth.' },
      },
    },
  })
}

/** Describes schemas for responses and requests: requests may omit fields with defaults, and placements have several spellings. */
type Describing = Readonly<Record<'answered' | 'sent', (schema: Schema) => Json>>

/** Describes schemas, with references to named ones, which are added to `schemas`. */
function describingIn(schemas: Record<string, unknown>, named: z.core.$ZodRegistry<{ id: string }>): Describing {
  const describe = (schema: Schema, io: 'input' | 'output', suffix: string) => {
    const moved = (described: unknown) =>
      JSON.parse(JSON.stringify(described).replace(/"#\/\$defs\/(\w+)"/g, `"#/components/schemas/$1${suffix}"`))
    const {
      $schema: _,
      $defs = {},
      ...own
    } = z.toJSONSchema(schema, {
      io,
      metadata: named,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (io === 'input' && zodSchema === Placement)
          jsonSchema.enum = [...placements, ...Object.keys(placementAliases)]
      },
    }) as Json
    for (const [id, each] of Object.entries($defs as Json)) schemas[id + suffix] ??= moved(each)
    const id = named.get(schema)?.id
    if (id === undefined) return moved(own)
    schemas[id + suffix] ??= moved(own)
    return { $ref: `#/components/schemas/${id}${suffix}` }
  }
  return {
    answered: (schema) => describe(schema, 'output', ''),
    sent: (schema) => describe(schema, 'input', suffixOfSent),
  }
}

function operation(name: CallName, address: Address, shape: CallShape, { answered, sent }: Describing): Json {
  const { params = {}, query = {}, body, answer, status = 200, headers = [], isRepeatable, takesSecret } = shape
  const header = (key: string, schema: Schema) => ({ name: key, in: 'header', schema: sent(schema) })
  const parameters = [
    ...Object.entries(params).map(([key, schema]) => ({ name: key, in: 'path', required: true, schema: sent(schema) })),
    ...Object.entries(query).map(([key, schema]) => ({ name: key, in: 'query', schema: sent(schema) })),
    ...(takesSecret ? [header('X-Link-Secret', LinkSecret)] : []),
    // A key is valid for its sender: the account, or the browser's device id without one.
    ...(isRepeatable ? [header('Idempotency-Key', IdempotencyKey), header('X-Device-Id', DeviceId)] : []),
  ]
  const success = {
    description: 'Success.',
    ...(headers.length > 0 && {
      headers: Object.fromEntries(headers.map((each) => [each, { schema: { type: 'string' } }])),
    }),
    content: typeof answer === 'string' ? { [answer]: { schema: { type: 'string' } } } : json(answered(answer)),
  }
  return {
    operationId: name,
    description: whoMayCall(name, address),
    security: security[address.access],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(sent(body)) } }),
    responses: {
      ...Object.fromEntries([status].flat().map((code) => [String(code), success])),
      default: { $ref: '#/components/responses/Failure' },
    },
  }
}

const security: Readonly<Record<Address['access'], readonly Json[]>> = {
  public: [],
  anyone: [{}, { idToken: [] }],
  customer: [{ idToken: [] }],
  admin: [{ idToken: [] }],
}

function whoMayCall(name: CallName, { access, owner }: Address): string {
  const who = { public: 'Everybody.', anyone: 'Everybody; a token that is sent must be good.', admin: '' }
  const staff = isStaffCall(name) ? `Staff: ${rolesOfCalls[name].join(', ')}.` : ''
  const customers = owner ? `Whose account \`${owner}\` names.` : 'Whoever has an account.'
  return [access === 'customer' ? customers : who[access], staff].filter(Boolean).join(' ')
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })
