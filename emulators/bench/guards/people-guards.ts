import type { Guard } from './guard.ts'

const claims = 'functions/test/claims/claims.test.ts'
const newsletter = 'functions/test/contact/newsletter.test.ts'
const messages = 'functions/test/contact/order-messages.test.ts'
const contact = 'functions/test/contact/contact.test.ts'
const designs = 'functions/test/designs/saved-designs.test.ts'

const api = (file: string, source: string, broken: string, tests: string, named?: string): Guard => ({
  file: `functions/src/${file}`,
  source,
  broken,
  stage: 'api',
  tests,
  ...(named && { named }),
})

/** Guards of people's data and messages: claims, messages, newsletter, WhatsApp and SMS, saved designs. */
export const peopleGuards: readonly Guard[] = [
  api('reviews/reviewable.ts', '!order || !isCustomersOwn(order, caller, token)', '!order', claims, 'private photos'),
  api(
    'reviews/photos/keep-photos.ts',
    'records.some((record) => !record?.removeAfter || record.isDeleted)',
    'false',
    claims,
    'does not share its photo',
  ),
  api(
    'reviews/photos/keep-photos.ts',
    'photos.filter((_, index) => records[index] !== undefined)',
    '[...photos]',
    claims,
    'after the account',
  ),
  api('claims/change-claim.ts', 'if (current.decision) throw', 'if (false) throw', claims, 'credit note only once'),
  api('accounts/profile/erase-account.ts', 'if (email && emailVerified)', 'if (email)', newsletter, 'takes nothing'),
  api(
    'accounts/profile/erase-account.ts',
    "await deleteWithMails(claimsIn(db).where('userId', '==', uid), deps)",
    '',
    claims,
    'deleted with the account',
  ),
  api(
    'accounts/profile/erase-account.ts',
    "await deleteAll(savedDesignsIn(db).where('userId', '==', uid), deps)",
    '',
    designs,
    'deleted with the account',
  ),
  api(
    'contact/newsletter/newsletter-link.ts',
    "isKeyedDigest(signature, 'base64url', orderSecret, use, id) ? id : undefined",
    'id',
    newsletter,
    'has not made',
  ),
  api(
    'contact/newsletter/send-leave-link.ts',
    'if (exists) transaction',
    'transaction',
    newsletter,
    'does not tell who',
  ),
  api('contact/newsletter/send-leave-link.ts', '    count()\n', '', newsletter, 'slowed down'),
  api(
    'contact/send-message.ts',
    'if (profile?.isLeaving) throw',
    'if (false) throw',
    contact,
    'while the account is being deleted',
  ),
  api('contact/send-message.ts', 'free: 15,', 'free: 200,', contact, 'floods the form'),
  api('updates/whatsapp-inbox.ts', ' || !isSignedBy(secret, rawBody, signature)', '', messages, 'without a signature'),
  api(
    'updates/whatsapp-inbox.ts',
    'if ((await transaction.get(entry)).exists) return',
    '',
    messages,
    'ends every message at once',
  ),
  api('updates/whatsapp-inbox.ts', '|| !/^\\d{1,20}$/.test(challenge)', '', messages, 'verification'),
  api(
    'updates/order-updates.ts',
    "if (channel !== 'email' && isStopped) {",
    'if (false) {',
    messages,
    'ends every message at once',
  ),
  api('updates/order-updates.ts', 'free: 20,', 'free: 200,', messages, 'one network can'),
  api('updates/own-updates.ts', 'most: 20,', 'most: 200,', messages, 'twenty a day'),
  api(
    'messages/may-send.ts',
    "if (stop) return { kind: 'never'",
    "if (false) return { kind: 'never'",
    messages,
    'STOP',
  ),
  api(
    'placing/order/with-updates.ts',
    ' || phoneOfOrder(order) !== chosen.phone',
    '',
    messages,
    'choice in the profile',
  ),
  api('saved-designs/own-design.ts', 'saved?.userId !== uid', '!saved', designs, 'not there for anybody else'),
  api(
    'saved-designs/keep-design.ts',
    '!isDesignPathOf(uid, layer.path)',
    'false',
    designs,
    'another customer’s picture',
  ),
  api(
    'saved-designs/read-shared-design.ts',
    ' && isSameText(secret, shareSecretOf(saved, deps))',
    '',
    designs,
    'opens nothing without its secret',
  ),
  api(
    'saved-designs/read-shared-design.ts',
    'saved?.isShared && ',
    'saved && ',
    designs,
    'opens nothing without its secret',
  ),
  api(
    'listing/plain/read-plain-list.ts',
    "frame-ancestors 'self'",
    'frame-ancestors *',
    'functions/test/catalogue/listing.test.ts',
    'list',
  ),
  {
    file: 'contract/src/messages/order-updates.ts',
    source: "'stop', ",
    broken: '',
    stage: 'api',
    tests: messages,
    named: 'ends every message at once',
  },
  {
    file: 'functions/src/holding/prove-contact.ts',
    source: 'count()\n',
    broken: '\n',
    stage: 'api',
    tests: 'functions/test/orders/held-stock.test.ts',
    named: 'guessed twenty times an hour',
  },
  {
    file: 'functions/src/firestore/rate-limit.ts',
    source: 'if (windowMs === dayMs)',
    broken: 'if (false)',
    stage: 'functions',
    tests: 'functions/src/firestore/rate-limit.test.ts',
  },
  {
    file: 'functions/src/http/request/request-log.ts',
    source: 'requestNamed.run(name, next)',
    broken: 'next()',
    stage: 'functions',
    tests: 'functions/src/http/request/request-log.test.ts',
  },
  {
    file: 'functions/src/sending/smtp-server.ts',
    source: 'refused = info?.rejected ?? []',
    broken: '',
    stage: 'api',
    tests: 'functions/test/contact/outbox.test.ts',
    named: 'accepted for some recipients',
  },
]
