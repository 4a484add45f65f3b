/**
 * A local stand-in for the government's invoice portal as offered by Adaequare: it registers, finds and cancels. Nothing leaves this machine; its
 * signatures are fake.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'

export type PortalOptions = { appId: string; appSecret: string; userName: string; password: string; now?: () => Date }

const dayMs = 86_400_000
const line = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^"]*$/))
const Party = z.object({
  Gstin: z.string().check(z.regex(/^\d{2}[0-9A-Z]{13}$/)),
  LglNm: line.check(z.minLength(3)),
  Addr1: line,
  Loc: line.check(z.minLength(3), z.maxLength(50)),
  Pin: z.int().check(z.gte(100_000), z.lte(999_999)),
  Stcd: z.string().check(z.regex(/^\d{2}$/)),
})
/** The mandatory fields of INV-01. */
const Invoice = z.object({
  Version: z.literal('1.1'),
  TranDtls: z.object({ TaxSch: z.literal('GST'), SupTyp: z.literal('B2B') }),
  DocDtls: z.object({
    Typ: z.enum(['INV', 'CRN']),
    No: z.string().check(z.regex(/^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/)),
    Dt: z.string().check(z.regex(/^\d\d\/\d\d\/\d{4}$/)),
  }),
  SellerDtls: Party,
  BuyerDtls: z.extend(Party, { Pos: z.string().check(z.regex(/^\d{2}$/)) }),
  ItemList: z
    .array(
      z.object({
        HsnCd: z.string().check(z.regex(/^(\d{6}|\d{8})$/, { error: 'HSN code has to have six digits' })),
        Qty: z.number().check(z.gt(0)),
        UnitPrice: z.number(),
        TotAmt: z.number(),
        Discount: z.number(),
        AssAmt: z.number(),
        TotItemVal: z.number(),
      }),
    )
    .check(z.minLength(1)),
  ValDtls: z.object({ AssVal: z.number(), TotInvVal: z.number() }),
})
type Invoice = z.infer<typeof Invoice>
type Known = { Irn: string; AckNo: number; AckDt: string; SignedQRCode: string; at: number; isCancelled: boolean }

const refused = (message: string, result: unknown = null) => ({ success: false, message, result })

/** Returns a handler for requests to the portal; it returns false for other requests. `mishap` spoils the next response. */
export function portalStandIn({ appId, appSecret, userName, password, now = () => new Date() }: PortalOptions) {
  const known = new Map<string, Known>()
  const next: { mishap?: 'lost' | 'down' | 'ended' | undefined } = {}

  function register(invoice: Invoice) {
    const { DocDtls, SellerDtls, BuyerDtls, ItemList, ValDtls } = invoice
    const [, month = '', year = ''] = DocDtls.Dt.split('/')
    const begins = Number(year) - (month < '04' ? 1 : 0)
    const words = `${SellerDtls.Gstin}${begins}-${`${begins + 1}`.slice(2)}${DocDtls.Typ}${DocDtls.No}`
    const Irn = createHash('sha256').update(words).digest('hex')
    const before = known.get(Irn)
    if (before) return refused('2150 : Duplicate IRN', [{ InfCd: 'DUPIRN', Desc: told(before) }])
    for (const party of [SellerDtls, BuyerDtls]) {
      if (!party.Gstin.startsWith(party.Stcd))
        return refused(`3028 : GSTIN ${party.Gstin} is not of state ${party.Stcd}`)
    }
    const sum = ItemList.reduce((total, { TotItemVal }) => total + TotItemVal, 0)
    if (Math.abs(sum - ValDtls.TotInvVal) > 1) return refused('2189 : Invalid total invoice value')
    const at = now().getTime()
    // In IST.
    const AckDt = new Date(at + 19_800_000).toISOString().replace('T', ' ').slice(0, 19)
    const AckNo = 172_410_000_000_001 + known.size
    const data = {
      SellerGstin: SellerDtls.Gstin,
      BuyerGstin: BuyerDtls.Gstin,
      DocNo: DocDtls.No,
      DocTyp: DocDtls.Typ,
      DocDt: DocDtls.Dt,
      TotInvVal: ValDtls.TotInvVal,
      ItemCnt: ItemList.length,
      MainHsnCode: ItemList[0]?.HsnCd,
      Irn,
      IrnDt: AckDt,
    }
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const payload = { data: JSON.stringify(data), iss: 'stand-in' }
    // As long as the portal's RSA signature.
    const SignedQRCode = `${part({ alg: 'none' })}.${part(payload)}.${'stand-in'.repeat(43)}`
    const made: Known = { Irn, AckNo, AckDt, SignedQRCode, at, isCancelled: false }
    known.set(Irn, made)
    return { success: true, message: 'IRN generated successfully', result: told(made) }
  }

  function cancel(irn: string) {
    const found = known.get(irn)
    if (!found) return refused('2230 : IRN does not exist')
    if (found.isCancelled) return refused('9999 : Invoice is already cancelled')
    if (now().getTime() - found.at > dayMs) return refused('2270 : The allowed cancellation time limit is crossed')
    found.isCancelled = true
    return { success: true, message: 'E-Invoice is cancelled successfully', result: { Irn: irn } }
  }

  function answer(method: string, url: URL, body: unknown): unknown {
    const path = url.pathname.replace('/enriched/ei/api/invoice', '')
    if (method === 'GET' && path === '/irn') {
      const found = known.get(url.searchParams.get('irn') ?? '')
      return found ? { success: true, result: told(found) } : refused('2148 : Requested IRN data is not available')
    }
    if (path === '/cancel') return cancel((body as { Irn: string }).Irn)
    const read = Invoice.safeParse(body)
    if (read.success) return register(read.data)
    const [first] = read.error.issues
    return refused(`5002 : ${first?.path.join('.')}: ${first?.message}`)
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', `http://${headers.host}`)
    const isSignIn = url.pathname === '/gsp/authenticate'
    if (!isSignIn && !url.pathname.startsWith('/enriched/ei/api/invoice')) return false
    const said = await text(request)
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const token = createHash('sha256').update(`${appId}:${appSecret}`).digest('hex')
    if (isSignIn) {
      const isRight = headers.gspappid === appId && headers.gspappsecret === appSecret
      json(isRight ? 200 : 401, isRight ? { access_token: token, token_type: 'bearer', expires_in: 86_000 } : {})
      return true
    }
    const isShop =
      headers.authorization === `Bearer ${token}` && headers.user_name === userName && headers.password === password
    const { mishap } = next
    next.mishap = undefined
    if (mishap === 'down') json(503, {})
    else if (mishap === 'ended' || !isShop) json(401, {})
    else {
      const told = answer(method, url, said ? JSON.parse(said) : {})
      if (mishap === 'lost') response.destroy()
      else json(200, told)
    }
    return true
  }
  return { handle, known, next }
}

const told = ({ at: _, isCancelled: _c, ...rest }: Known) => rest
