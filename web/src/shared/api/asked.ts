import type { CallName } from '@teeshala/contract/api/addresses'
import type { AnswerOf, GivenTo, ListCallName } from '@teeshala/contract/api/calls'
import type { Page, Sending } from './request.ts'

/** The arguments of a call, and how it is sent. */
export type Ask<Name extends CallName> = GivenTo<Name> & Sending
export type Asked<Name extends CallName> = Record<never, never> extends Ask<Name> ? [ask?: Ask<Name>] : [ask: Ask<Name>]

export type PageOf<Name extends ListCallName> = Page<AnswerOf<Name>[number]>
