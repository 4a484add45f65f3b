import type { Address } from '@teeshala/contract/api/address'
import type { CallName } from '@teeshala/contract/api/addresses'
import type { AnswerOf, JsonCallName, ListCallName } from '@teeshala/contract/api/calls'
import { firstAddresses } from '@teeshala/contract/api/first-addresses'
import { shopAddresses } from '@teeshala/contract/api/shop-addresses'
import { ApiFailure, unreachable } from './api-failure.ts'
import type { Ask, Asked, PageOf } from './asked.ts'
import { readJson, readPage, request } from './request.ts'

/** Calls the API and returns the JSON of a success; any other outcome throws an `ApiFailure`. */
export const api = async <Name extends JsonCallName>(name: Name, ...[ask]: Asked<Name>): Promise<AnswerOf<Name>> =>
  readJson(await addressOf(name), ask)

/** As `api`, for a list that is read page by page. */
export const apiPage = async <Name extends ListCallName>(name: Name, ask: Ask<Name>): Promise<PageOf<Name>> =>
  readPage(await addressOf(name), ask)

/** Returns the bytes of a response as a stream. An aborted connection makes the reader fail. */
export async function openStream<Name extends CallName>(name: Name, ask: Ask<Name>) {
  const response = await request(await addressOf(name), ask)
  if (!response.body) throw new ApiFailure(0, { code: 'UNREACHABLE', message: unreachable })
  return { body: response.body, type: response.headers.get('content-type') ?? '' }
}

const shop = { ...firstAddresses, ...shopAddresses }
const isOfShop = (name: CallName): name is keyof typeof shop => name in shop

/**
 * Returns a call's address. The staff's addresses are loaded with the admin area, or with the first call that needs one: visitors never load them.
 */
async function addressOf(name: CallName): Promise<Address> {
  if (isOfShop(name)) return shop[name]
  try {
    const { staffAddresses } = await import('@teeshala/contract/api/staff-addresses')
    return staffAddresses[name]
  } catch {
    throw new ApiFailure(0, { code: 'UNREACHABLE', message: unreachable })
  }
}
