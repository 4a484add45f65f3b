import type { Guard } from './guard.ts'

const guard =
  (stage: Guard['stage']) =>
  (file: string, source: string, broken: string, tests: string, named?: string): Guard => ({
    file,
    source,
    broken,
    stage,
    tests,
    ...(named && { named }),
  })
const api = guard('api')
const contract = guard('contract')

const uploaded = 'functions/test/designs/uploaded-designs.test.ts'
const tokens = 'functions/test/accounts/session-tokens.test.ts'
const profile = 'functions/test/accounts/profile.test.ts'
const leaving = 'functions/test/accounts/delete-account.test.ts'
const logins = 'functions/test/accounts/login-limit.test.ts'
const refunds = 'functions/test/payments/refunds.test.ts'
const mails = 'functions/test/orders/mails.test.ts'
const repeated = 'functions/test/orders/idempotency.test.ts'
const links = 'functions/test/accounts/email-link.test.ts'
const svg = 'contract/src/uploads/svg'

/** Holes that attacks once found, and what closes them. */
export const attackGuards: readonly Guard[] = [
  // Strangers reserve the whole stock.
  api(
    'functions/src/moving/cancel-unpaid-orders.ts',
    "lapses: ({ status, payment, totalPaise }) => status === 'placed' &&",
    "lapses: ({ status, payment, totalPaise }) => status === 'delivered' &&",
    'functions/test/orders/held-stock.test.ts',
    'lose them then',
  ),
  api(
    'functions/src/http/caller/refuse-unattested.ts',
    "if (method === 'get' || isSigned) return",
    'return',
    'functions/test/http/app-check.test.ts',
  ),

  // Malicious drawings and incomplete pictures.
  contract(
    'contract/src/uploads/svg/svg-safety.ts',
    'if (attributes > maxAttributes) refuse',
    'if (false) refuse',
    svg,
  ),
  contract(
    'contract/src/uploads/svg/svg-effects.ts',
    '.some((number) => Number(number) > most)',
    '.some(() => false)',
    svg,
  ),
  contract(
    'contract/src/uploads/svg/svg-styles.ts',
    'return together(keys.flatMap((key) => byKey.get(key) ?? []))',
    'return nothing',
    svg,
  ),
  contract(
    'contract/src/uploads/svg/svg-safety.ts',
    "if (weight.isBoundless()) refuse('It repeats too much to be printed')",
    '',
    svg,
  ),
  api(
    'functions/src/apart/reader/reader.ts',
    'if (isSlow || process.memoryUsage.rss() > most * MB) answer',
    'if (isSlow && false) answer',
    'functions/test/designs/hostile-designs.test.ts',
  ),
  api('functions/src/uploads/read-uploads.ts', 'if (unread.length > 0) {', 'if (false) {', uploaded, 'is in no order'),
  api(
    'functions/src/uploads/read-uploads.ts',
    'record?.found?.generation === file.generation ? record.found : undefined',
    'record?.found',
    uploaded,
    'was overwritten',
  ),
  api(
    'functions/src/apart/reader/read-design.ts',
    "limitInputPixels: maxPixels, failOn: 'error'",
    "limitInputPixels: maxPixels, failOn: 'none'",
    uploaded,
  ),

  // A custom token that never expires.
  api(
    'functions/src/http/caller/session-token.ts',
    'sessionSince: new Date(madeAt * 1000) }',
    'sessionSince: authTime }',
    tokens,
  ),
  api(
    'functions/src/http/caller/session-token.ts',
    'return { provedAt: new Date(provedAt * 1000), ',
    'return { provedAt: authTime, ',
    tokens,
  ),
  api(
    'functions/src/accounts/identity/refuse-old-sign-in.ts',
    'if (now.getTime() - signedInAt.getTime() <= freshForMs) return',
    'return',
    profile,
    'old sign-in',
  ),
  api(
    'functions/src/accounts/identity/changed-sign-in-mail.ts',
    'new Set([before.email, after.email])',
    'new Set([after.email])',
    profile,
    'former and the new address',
  ),

  api(
    'functions/src/accounts/identity/end-sessions.ts',
    'await sleep(1000 - (Date.now() % 1000) + marginMs)',
    '',
    tokens,
    'very moment before',
  ),
  api(
    'functions/src/accounts/sign-in/log-in.ts',
    'since: signedInAt }',
    'since: deps.now() }',
    tokens,
    'while it was asked for',
  ),

  // Locking other people out.
  api(
    'functions/src/accounts/sign-in/login-attempts.ts',
    '{ name: ofPair.name, free: 10,',
    '{ name: ofLogin.name, free: 10,',
    logins,
    'shut out themselves',
  ),
  api(
    'functions/src/accounts/sign-in/login-attempts.ts',
    '{ name: ofNetwork.name, free: 60, most: 600,',
    '{ name: ofNetwork.name, free: 6000, most: 6000,',
    logins,
    'on many logins',
  ),

  api(
    'functions/src/notifications/raise-alarms.ts',
    ".orderBy('createdAt', 'desc')",
    '',
    'functions/test/admin/notifications.test.ts',
    'tells staff and the log once an hour',
  ),

  // Cancelled versus shipped: decided first, refunded afterwards.
  api(
    'functions/src/moving/make-move.ts',
    'transaction.update(paymentsIn(db).doc(each._id), due)',
    '',
    refunds,
    'the process ends',
  ),
  api(
    'functions/src/moving/make-move.ts',
    'if (status && !canMoveOrder(from, status, fulfilment.kind)) throw',
    'if (false) throw',
    refunds,
    'one of both',
  ),

  // Mail to people who did not ask for it.
  api(
    'functions/src/mails/order-mail.ts',
    'stored.isMailboxProved ? stored : withoutWordsOfStrangers(stored)',
    'stored',
    mails,
    'by any field of an order',
  ),
  api('functions/src/mails/mailbox-cap.ts', 'if (count >= most) return false', '', mails, 'ten mails a day'),
  api(
    'functions/src/accounts/email-link/email-link.ts',
    'return isOurs && Number(untilMs) > now().getTime()',
    'return isOurs',
    links,
    'after a day',
  ),
  api(
    'functions/src/reviews/write-review.ts',
    "if (caller.kind === 'customer' && !caller.isProved) throw unproved()",
    '',
    links,
    'writes no review',
  ),

  // Phone numbers and secrets of guests.
  api(
    'functions/src/placing/order/idempotency.ts',
    'keyedDigest(secret, purpose, prefix, by, key)',
    "keyedDigest('', purpose, prefix, by, key)",
    repeated,
    'without the secret of the shop',
  ),
  api(
    'functions/src/placing/order/idempotency.ts',
    'keyedDigest(secret, purpose, prefix, by, key)',
    'keyedDigest(secret, purpose, prefix, key)',
    repeated,
    'is their own',
  ),

  // Metadata in pictures.
  contract(
    'contract/src/uploads/without-camera-notes.ts',
    'if (/^[A-Z]/.test(name) || seenChunks.includes(name)) kept.push',
    'kept.push',
    'contract/src/uploads/without-camera-notes.test.ts',
  ),
  api(
    'functions/src/print-sheet/load-artwork.ts',
    'isPrintReady(facts) ? onlyPicture(bytes) : undefined',
    'isPrintReady(facts) ? bytes : undefined',
    'functions/test/orders/pdfs/print-sheet.test.ts',
    'camera data',
  ),

  // Other findings.
  api(
    'functions/src/accounts/profile/ensure-profile.ts',
    'if (!current) await refuseGone(uid, deps)',
    '',
    leaving,
    'another tab has looked at',
  ),
  api(
    'functions/src/accounts/profile/erase-account.ts',
    '  await deleteWithNumber(uid, deps)\n}',
    '}',
    leaving,
    'another tab has looked at',
  ),
  api(
    'functions/src/accounts/profile/ensure-profile.ts',
    "phone: phoneNumber ?? (isTakenOver(record, profile) ? '' : phone)",
    'phone: phoneNumber ?? phone',
    links,
    'come with Google',
  ),
  api(
    'functions/src/accounts/profile/ensure-profile.ts',
    'name: cleanLine(record.displayName',
    'name: ((name: string) => name)(record.displayName',
    links,
    'set past the API',
  ),
  {
    file: 'functions/src/payments/razorpay/razorpay-entities.ts',
    source: '^(?!__.*__$)[A-Za-z0-9_]{1,64}$',
    broken: '^[A-Za-z0-9_]{1,64}$',
    stage: 'functions',
    tests: 'functions/src/payments/razorpay',
  },
  {
    file: 'storage.rules',
    source: "        && request.resource.contentEncoding in [null, '', 'identity']\n",
    broken: '',
    stage: 'rules',
    tests: 'emulators/test-rules/storage-rules.test.ts',
  },
  api(
    'functions/src/http/caller/staying-person.ts',
    'if (!profile || profile.isLeaving) throw',
    'if (!profile) throw',
    leaving,
    'has begun',
  ),
]
