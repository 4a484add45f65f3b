import { LinkSecret } from '@teeshala/contract/links/link-secret'
import { linkSecretHeader } from '@teeshala/contract/links/link-secret-address'
import etag from 'etag'
import { type Express, type Request, type RequestHandler, type Response, Router } from 'express'
import { AppError } from '../errors/app-error.ts'
import type { Deps } from '../ports/deps.ts'
import { describe } from './answer-error.ts'
import { authenticate } from './caller/authenticate.ts'
import type { Caller } from './caller/caller.ts'
import { notAllowed, signInRequired } from './caller/not-allowed.ts'
import { refuseUnattested } from './caller/refuse-unattested.ts'
import { withStaffRights } from './caller/staff-caller.ts'
import { checkAnswer } from './check-answer.ts'
import { type Answer, streamed } from './handler.ts'
import { withDeadline } from './request/deadline.ts'
import { uploadsByPath } from './request/uploads-by-path.ts'
import { validate } from './request/validate.ts'
import type { Route } from './route.ts'

/** Marks every handler mounted here, so that a test can find handlers mounted elsewhere. */
export const statedAccess = Symbol('who may call')

/** Mounts the routes; other methods on an existing path get 405. */
export function mountRoutes(app: Express, routes: readonly Route[], deps: Deps): void {
  const routers = new Map<string, Router>()
  const routerOf = (path: string) => {
    const topic = topicOf(path)
    const router = routers.get(topic) ?? Router()
    routers.set(topic, router)
    return router
  }
  for (const route of routes)
    routerOf(route.path)[route.method](route.path, Object.assign(serve(route, deps), { [statedAccess]: route.access }))
  for (const [path, methods] of methodsByPath(routes)) {
    routerOf(path).all(path, Object.assign(refuseMethod(methods), { [statedAccess]: 'public' }))
  }
  app.use(Object.assign(askTopic(routers), { routers }))
}

/** The key of routes that start with a parameter: they are tried if no topic matches. */
const severalTopics = ''

/** Returns the part of a path that all routes of a topic share. */
function topicOf(path: string): string {
  const [, first = '', second = ''] = path.toLowerCase().split('/', 3)
  const topic = first === 'api' ? second : first
  return topic.includes(':') ? severalTopics : topic
}

/** Passes a request to the routes of its topic. Express tries routes one by one, and there are hundreds. */
function askTopic(routers: ReadonlyMap<string, Router>): RequestHandler {
  return (request, response, next) => {
    const router = routers.get(topicOf(request.path)) ?? routers.get(severalTopics)
    if (router) router(request, response, next)
    else next()
  }
}

function serve(route: Route, deps: Deps): RequestHandler {
  const answerTo = async (request: Request, response: Response) => {
    if (deps.checkApp) await refuseUnattested(request, route, deps.checkApp)
    const caller = route.access === 'public' ? undefined : await admit(request, route, deps)
    const params = resolveMe(request.params, caller)
    const checkedParams = route.params ? validateParams(route.params, params) : params
    if (route.owner?.startsWith('params.')) refuseOthers(route, { params: checkedParams }, caller)
    const query = route.query ? validate(route.query, withoutEmpty(request.query)) : undefined
    const secret = route.takesSecret && secretOf(request)
    const sent = route.namesUploads ? uploadsByPath(request.body) : request.body
    const body = route.body && !route.checksBody ? validate(route.body, sent, route.incomplete) : sent
    if (route.owner?.startsWith('body.')) refuseOthers(route, { body }, caller)
    const { log } = response.locals
    const call: unknown = { caller, params: checkedParams, query, secret, body, log, request, response }
    return route.handle(call, deps)
  }
  return async (request, response) => {
    response.locals.route = route.path
    const late = (failure: unknown) => response.locals.log.warn({ err: describe(failure) }, 'a late call failed')
    const work = answerTo(request, response)
    const answer = await (route.takesLong ? work : withDeadline(deps.deadlineMs, work, late))
    if (answer === streamed) return
    if (deps.checksAnswers) checkAnswer(route, answer)
    send(answer, route, response)
  }
}

async function admit(request: Request, { name, access }: Route, deps: Deps): Promise<Caller> {
  const caller = await withStaffRights(await authenticate(request, deps), name, deps)
  if (access === 'anyone') return caller
  if (caller.kind !== 'customer') throw signInRequired()
  if (access === 'admin' && !caller.isAdmin) throw notAllowed()
  return caller
}

function resolveMe(params: Request['params'], caller: Caller | undefined): Record<string, unknown> {
  if (caller?.kind !== 'customer') return params
  const isCaller = (name: string, value: unknown) =>
    (name === 'id' || name === 'userId') && (value === 'me' || value === 'user.id')
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isCaller(name, value) ? caller.uid : value]),
  )
}

/** An id that the shop cannot have is a 404, like an unknown one. */
function validateParams<T>(schema: Parameters<typeof validate<T>>[0], params: unknown): T {
  try {
    return validate(schema, params)
  } catch {
    throw nothingHere()
  }
}

const nothingHere = () => new AppError('NOT_FOUND', 'There is nothing at this address.')

function refuseOthers(
  { owner, orAdmin, hidesOthers }: Route,
  input: Record<string, unknown>,
  caller: Caller | undefined,
): void {
  const named = owner?.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], input)
  if (caller?.kind === 'customer' && (caller.uid === named || (orAdmin && caller.isAdmin))) return
  throw hidesOthers ? nothingHere() : notAllowed()
}

function secretOf(request: Request): string | undefined {
  const secret = request.get(linkSecretHeader)
  return secret === undefined ? undefined : validate(LinkSecret, secret)
}

function withoutEmpty(query: Request['query']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

function send(answer: Answer, route: Route, response: Response): void {
  const { status, body, headers, sharedSeconds: seconds } = answer
  if (headers) response.set(headers)
  const isText = typeof route.answer === 'string'
  const text = isText ? body : JSON.stringify(body)
  if (seconds !== undefined) {
    response.set('Cache-Control', `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds * 10}`)
    // The next cursor is part of the response, so it is part of the ETag.
    response.set('ETag', etag(`${JSON.stringify(headers)}${text}`, { weak: true }))
  }
  response
    .status(status)
    .type(isText ? String(route.answer) : 'json')
    .send(text)
}

function refuseMethod(methods: readonly string[]): RequestHandler {
  return (request) => {
    throw new AppError('METHOD_NOT_ALLOWED', `${request.method} is not possible here.`, { allow: methods })
  }
}

function methodsByPath(routes: readonly Route[]): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  for (const { path, method } of routes) {
    const names = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]
    methods.set(path, [...(methods.get(path) ?? []), ...names])
  }
  return methods
}
