import * as z from 'zod/mini'
import { User } from '../accounts/user.ts'
import { BulkOrder } from '../bulk/bulk-order.ts'
import { Cart } from '../cart/cart.ts'
import { Placement, placementAliases, placements } from '../catalogue/options/placement.ts'
import { Product } from '../catalogue/product.ts'
import { DesignDocument, KeptDocument } from '../design-document/design-document.ts'
import { ErrorAnswer } from '../errors.ts'
import { LinkSecret } from '../links/link-secret.ts'
import { DeviceId } from '../orders/buyer/device-id.ts'
import { IdempotencyKey, Order } from '../orders/order.ts'
import { AnyOrder } from '../orders/search/any-order.ts'
import { PrintOrder } from '../printing/print-order.ts'
import { Quote } from '../printing/quote.ts'
import { ProductionOrder } from '../production/production-order.ts'
import { SavedDesign } from '../saved-designs/saved-design.ts'
import { StoreSettings } from '../settings/store-settings.ts'
import { isStaffCall, rolesOfCalls } from '../staff/roles-of-calls.ts'
import type { Address } from './address.ts'
import { addresses, type CallName } from './addresses.ts'
import type { CallShape } from './call-shape.ts'
import { calls } from './calls.ts'

type Schema = z.core.$ZodType
type Json = Record<string, unknown>

/** What many answers share; each is described once. */
const named = registryOf({
  AnyOrder,
  BulkOrder,
  Cart,
  DesignLayers: KeptDocument.shape.layers,
  ErrorAnswer,
  Order,
  PrintOrder,
  Product,
  ProductionOrder,
  Quote,
  SavedDesign,
  StoreSettings,
  User,
})
/** What many requests share: there what has a default may be left out. */
const namedGiven = registryOf({ DesignLayersRequest: DesignDocument.shape.layers })

function registryOf(schemas: Readonly<Record<string, Schema>>) {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  return registry
}

/** The API as an OpenAPI 3.1 document. */
export function openApi(): Json {
  const schemas: Json = {}
  const keep = ({ $schema: _, $defs = {}, ...described }: Json): Json => {
    for (const [id, each] of Object.entries($defs as Json)) schemas[id] ??= moved(each)
    return moved(described) as Json
  }
  const refer = (schema: Schema): Json => {
    const described = keep(z.toJSONSchema(schema, { metadata: named, unrepresentable: 'any' }) as Json)
    const id = named.get(schema)?.id
    if (id === undefined) return described
    schemas[id] ??= described
    return { $ref: `#/components/schemas/${id}` }
  }
  const asked = (schema: Schema): Json => keep(given(schema))
  const paths: Record<string, Json> = {}
  for (const [name, shape] of Object.entries(calls) as [CallName, CallShape][]) {
    const address: Address = addresses[name]
    const path = address.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [address.method]: operation(name, address, shape, { refer, asked }) }
  }
  const failure = { description: 'A refusal or a failure.', content: json(refer(ErrorAnswer)) }
  return {
    openapi: '3.1.0',
    info: { title: 'Teeshala', version: '1.0.0', description: 'Made by `npm run build` from `contract/src/api`.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1))),
      responses: { Failure: failure },
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'An ID token of Firebase Auth.' },
      },
    },
  }
}

type Describing = Readonly<Record<'refer' | 'asked', (schema: Schema) => Json>>

function operation(name: CallName, address: Address, shape: CallShape, { refer, asked }: Describing): Json {
  const { params = {}, query = {}, body, answer, status = 200, headers = [], isRepeatable, takesSecret } = shape
  const parameters = [
    ...Object.entries(params).map(([key, schema]) => ({
      name: key,
      in: 'path',
      required: true,
      schema: given(schema),
    })),
    ...Object.entries(query).map(([key, schema]) => ({ name: key, in: 'query', schema: given(schema) })),
    ...(takesSecret ? [secretHeader] : []),
    ...(isRepeatable ? repeatableHeaders : []),
  ]
  const answered = {
    description: 'Success.',
    ...(headers.length > 0 && {
      headers: Object.fromEntries(headers.map((header) => [header, { schema: { type: 'string' } }])),
    }),
    content: typeof answer === 'string' ? { [answer]: { schema: { type: 'string' } } } : json(refer(answer)),
  }
  return {
    operationId: name,
    description: whoMayCall(name, address),
    security: security[address.access],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(asked(body)) } }),
    responses: {
      ...Object.fromEntries([status].flat().map((code) => [String(code), answered])),
      default: { $ref: '#/components/responses/Failure' },
    },
  }
}

const secretHeader = { name: 'X-Link-Secret', in: 'header', schema: given(LinkSecret) }

/** A key counts for its sender: the account, or without one the browser that names itself. */
const repeatableHeaders = [
  { name: 'Idempotency-Key', in: 'header', schema: given(IdempotencyKey) },
  { name: 'X-Device-Id', in: 'header', schema: given(DeviceId) },
]

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

/** What a client may send: what has a default may be left out, and a placement has more than one spelling. */
function given(schema: Schema): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    metadata: namedGiven,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === Placement) jsonSchema.enum = [...placements, ...Object.keys(placementAliases)]
    },
  }) as Json
  return described
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

/** The same with its references led to where OpenAPI keeps schemas. */
function moved(described: unknown): unknown {
  return JSON.parse(JSON.stringify(described).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
