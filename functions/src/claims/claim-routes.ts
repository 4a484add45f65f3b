import { routesOf } from '../http/route.ts'
import { changeClaim } from './change-claim.ts'
import { listClaims } from './list-claims.ts'
import { makeClaim } from './make-claim.ts'
import { readClaim } from './read-claim.ts'
import { readOrderClaims } from './read-order-claims.ts'
import { callOffReprint } from './reprints/call-off-reprint.ts'
import { finishReprint } from './reprints/finish-reprint.ts'
import { listReprints } from './reprints/list-reprints.ts'

export const claimRoutes = routesOf({
  readOrderClaims,
  makeClaim,
  listClaims,
  readClaim,
  changeClaim,
  listReprints,
  finishReprint,
  callOffReprint,
})
