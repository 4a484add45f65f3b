import type { AnswerOf, JsonCallName, ListCallName } from '@teeshala/contract/api/calls'
import { firstAddresses } from '@teeshala/contract/api/first-addresses'
import type { Ask, Asked, PageOf } from './asked.ts'
import { readJson, readPage } from './request.ts'

type FirstCallName = keyof typeof firstAddresses

/** As `api`, without the addresses that a first visit does not need. */
export const firstApi = async <Name extends JsonCallName & FirstCallName>(
  name: Name,
  ...[ask]: Asked<Name>
): Promise<AnswerOf<Name>> => readJson(firstAddresses[name], ask)

/** As `apiPage`, likewise. */
export const firstApiPage = async <Name extends ListCallName & FirstCallName>(
  name: Name,
  ask: Ask<Name>,
): Promise<PageOf<Name>> => readPage(firstAddresses[name], ask)
