/**
 * A local stand-in for Shiprocket: the API calls that the shop makes, its webhook, and a page where a person plays the
 * courier. No parcel is sent and nothing is paid.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { answer, Tokens } from './calls.ts'
import { courierPage } from './courier-page.ts'
import { labelPdf } from './label-pdf.ts'
import { Parcels } from './parcels.ts'
import { eventOf } from './scans.ts'

export type CourierOptions = {
  email: string
  password: string
  webhookKey: string
  /** Where events are sent; unset in tests that send them themselves. */
  webhookUrl?: string | undefined
  stateFile?: string | undefined
}

/** Returns a handler for requests to Shiprocket; it returns false for other requests. */
export function courierStandIn({ email, password, webhookKey, webhookUrl, stateFile }: CourierOptions) {
  const parcels = new Parcels(stateFile)
  const tokens = new Tokens()

  const scan = async (awb: string, status: number): Promise<void> => {
    const parcel = parcels.all.find((each) => each.awb === awb)
    if (!parcel || !webhookUrl) return
    const headers = { 'content-type': 'application/json', 'x-api-key': webhookKey }
    await fetch(webhookUrl, { method: 'POST', headers, body: JSON.stringify(eventOf(parcel, status)) })
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', `http://${headers.host}`)
    if (url.pathname === '/couriers' && method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(courierPage(parcels.all))
      return true
    }
    if (url.pathname === '/couriers' && method === 'POST') {
      const form = new URLSearchParams(await text(request))
      await scan(form.get('awb') ?? '', Number(form.get('status')))
      response.writeHead(303, { location: '/couriers' }).end()
      return true
    }
    if (!url.pathname.startsWith('/v1/external/')) return false
    const said = await text(request)
    const body: Record<string, unknown> = said ? JSON.parse(said) : {}
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (url.pathname === '/v1/external/auth/login') {
      const isRight = body.email === email && body.password === password
      json(
        isRight ? 200 : 400,
        isRight ? { token: tokens.make() } : { message: 'Invalid email and password combination' },
      )
      return true
    }
    const isFile = url.pathname.startsWith('/v1/external/labels/')
    if (!isFile && !tokens.isGood(headers.authorization ?? '')) {
      json(401, { message: 'Token has expired', status_code: 401 })
      return true
    }
    const told = answer({ method, url, body }, parcels)
    if (told.pdf !== undefined) response.writeHead(200, { 'content-type': 'application/pdf' }).end(labelPdf(told.pdf))
    else if (told.status === undefined) response.destroy()
    else json(told.status, told.body)
    return true
  }
  return { handle, parcels, tokens }
}
