import { createRequire } from 'node:module'
import { defineSecret } from 'firebase-functions/params'
import type * as FirestoreTriggers from 'firebase-functions/v2/firestore'
import { onRequest } from 'firebase-functions/v2/https'
import { setGlobalOptions } from 'firebase-functions/v2/options'
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler'
import { onObjectFinalized } from 'firebase-functions/v2/storage'
import { finishErasures as finish } from './accounts/profile/finish-erasures.ts'
import { createApp } from './app.ts'
import { checkBooks as check } from './books/check-books.ts'
import { seeToCouriers as seeTo } from './couriers/see-to-couriers.ts'
import { takeInParcelEvent } from './couriers/take-in-parcel-event.ts'
import { documentRoutes } from './documents/document-routes.ts'
import { documentUploaded as receiveDocument } from './documents/document-uploaded.ts'
import { seeToEInvoice } from './e-invoices/see-to-e-invoice.ts'
import { seeToEInvoices as seeToDue } from './e-invoices/see-to-e-invoices.ts'
import { bucketName } from './environment/bucket-name.ts'
import { refuseEmulatorsInProduction } from './environment/refuse-emulators-in-production.ts'
import { firebaseDeps } from './firebase-deps.ts'
import { answerBeforeEnding } from './http/answer-before-ending.ts'
import { issueDueTaxDocuments } from './invoices/issue-due-tax-documents.ts'
import { cancelUnpaidOrders as cancelUnpaid } from './moving/cancel-unpaid-orders.ts'
import { raiseAlarms as raise } from './notifications/raise-alarms.ts'
import { readBuiltPages } from './pages/built-page.ts'
import { servePages } from './pages/serve-pages.ts'
import { takeInDueMessages as takeInDue } from './payments/messages/take-in-due-messages.ts'
import { takeInMessage as takeIn } from './payments/messages/take-in-message.ts'
import { remindOfInvoices as remindBuyers } from './payments/overdue/remind-of-invoices.ts'
import { reconcilePayments as reconcile } from './payments/reconcile-payments.ts'
import { pictureUploaded as receivePicture } from './pictures/picture-uploaded.ts'
import { removeUnusedPictures as removePictures } from './pictures/remove-unused-pictures.ts'
import { printPictureRoutes } from './proofs/proof-routes.ts'
import { remindOfProofs as remind } from './proofs/remind-of-proofs.ts'
import { sweepPhotos as lookThroughPhotos } from './reviews/photos/sweep-photos.ts'
import { apiRoutes, drawingRoutes } from './routes.ts'
import { countSales as count } from './sales/count-sales.ts'
import { rebuildSearch as rebuild } from './search/rebuild-search.ts'
import { sendDueMails as sendDue } from './sending/send-due-mails.ts'
import { sendMail as send } from './sending/send-mail.ts'
import { designUploaded as receiveDesign } from './uploads/design-uploaded.ts'
import { removeUnusedDesigns as removeDesigns } from './uploads/remove-unused-designs.ts'
import { sweepUploads as lookThroughUploads } from './uploads/sweep-uploads.ts'

refuseEmulatorsInProduction(process.env)
answerBeforeEnding()

// A process has 170 MB before it has read a document, too much for the 256 MiB that functions get by themselves.
setGlobalOptions({ region: 'asia-south1', memory: '512MiB' })
const deps = firebaseDeps()

/** Whether this process runs one of the HTTP functions; unset while Firebase discovers the functions. */
const answersCalls = ['api', 'printSheets', 'printPictures', 'printDocuments', 'pages'].includes(
  process.env.FUNCTION_TARGET ?? '',
)
/** Not defined in HTTP functions, because defining a trigger loads Firestore at once. */
const triggers: typeof FirestoreTriggers | undefined = answersCalls
  ? undefined
  : createRequire(import.meta.url)('firebase-functions/v2/firestore')

const isLocal = process.env.FUNCTIONS_EMULATOR === 'true'

/** Needed at deployment only by a shop that uses Razorpay; the local shop has test values in its environment. */
const isPaidByRazorpay = process.env.PAYMENTS === 'razorpay' && !isLocal
const secrets = isPaidByRazorpay ? [defineSecret('RAZORPAY_KEY_SECRET'), defineSecret('RAZORPAY_WEBHOOK_SECRET')] : []
/** Required for every deployment: order ids, order tokens and proof links are derived from it. */
const orderSecrets = isLocal ? [] : [defineSecret('ORDER_SECRET')]

/** Without a sender address, mails wait and no sending function is deployed. The local shop sets it only when its functions run. */
const sendsMail = isLocal || Boolean(process.env.MAIL_FROM)
const mailSecrets = sendsMail && !isLocal ? [defineSecret('SMTP_URL')] : []

/** Needed only by a shop that sends WhatsApp messages or SMS. */
const messages = isLocal ? '' : (process.env.MESSAGES ?? '')
const messageSecrets = [
  ...(messages.includes('whatsapp') ? [defineSecret('WHATSAPP_TOKEN'), defineSecret('WHATSAPP_APP_SECRET')] : []),
  ...(messages.includes('sms') ? [defineSecret('SMS_URL')] : []),
]

/** Needed only by a shop that books couriers. */
const booksCouriers = isLocal || Boolean(process.env.COURIERS)
const courierSecrets =
  booksCouriers && !isLocal ? [defineSecret('SHIPROCKET_PASSWORD'), defineSecret('COURIER_WEBHOOK_KEY')] : []

/** Needed only by a shop that registers its invoices with the government's portal. */
const registersInvoices = isLocal || Boolean(process.env.EINVOICES)
const eInvoiceSecrets =
  registersInvoices && !isLocal ? [defineSecret('EINVOICE_APP_SECRET'), defineSecret('EINVOICE_PASSWORD')] : []

/**
 * What the HTTP functions share. `cors: false` is production's default: no other origin can read a response. The emulator allows all origins
 * unless told otherwise.
 */
const answering = { invoker: 'public', cors: false, cpu: 1, timeoutSeconds: 60 } as const
const app = createApp(deps, apiRoutes)

/** The shop's API, behind Hosting's rewrite of /api. */
export const api = onRequest(
  {
    ...answering,
    secrets: [...secrets, ...orderSecrets, ...messageSecrets, ...courierSecrets, ...eInvoiceSecrets],
    concurrency: 80,
    maxInstances: 20,
  },
  app,
)

/** The calls that draw print sheets and proofs, separate because of their memory needs, so that they cannot disturb orders. */
export const printSheets = onRequest(
  { ...answering, secrets: [...secrets, ...orderSecrets], memory: '2GiB', cpu: 2, concurrency: 1, maxInstances: 3 },
  createApp(deps, drawingRoutes),
)

/** The call that draws pictures for order pages, separate so that any number of customers cannot delay the press's print sheets. */
export const printPictures = onRequest(
  { ...answering, memory: '1GiB', concurrency: 4, maxInstances: 10, timeoutSeconds: 30 },
  createApp(deps, printPictureRoutes),
)

/** The call that may read a print document whose upload notification was lost, with the memory that needs. */
export const printDocuments = onRequest(
  { ...answering, memory: '2GiB', concurrency: 40, maxInstances: 5 },
  createApp(deps, documentRoutes),
)

/**
 * Product and bulk order pages with their link previews; Hosting pins the function to the release of its pages. See
 * docs/decisions/0050-link-previews.md.
 */
export const pages = onRequest(
  { ...answering, concurrency: 80, maxInstances: 20, timeoutSeconds: 10 },
  servePages(deps, readBuiltPages),
)

/** Returns a scheduled job that logs its outcome. Each has its own function, so that one that fails or takes long does not stop the others. */
const byClock = (
  schedule: string,
  says: string,
  work: (given: typeof deps) => Promise<object>,
  options: Pick<ScheduleOptions, 'secrets' | 'memory'> = {},
) =>
  onSchedule({ schedule, timeZone: 'Asia/Kolkata', timeoutSeconds: 540, ...options }, async () => {
    deps.log.info(await work(deps), says)
  })

/** Returns a trigger that calls other services about a document as soon as it is stored. */
const whenStored = (
  collection: string,
  secrets: Exclude<ScheduleOptions['secrets'], undefined>,
  work: (id: string, given: typeof deps) => Promise<unknown>,
) =>
  triggers?.onDocumentCreated(
    { document: `${collection}/{id}`, secrets, concurrency: 10, timeoutSeconds: 60 },
    async ({ params }) => {
      await work(String(params.id), deps)
    },
  )

/** Finds payments whose webhooks were lost, and makes pending refunds; see docs/decisions/0010-payments.md. */
export const reconcilePayments = byClock('every 15 minutes', 'payments reconciled', reconcile, { secrets })

/** Processes a gateway message as soon as it is stored; see docs/decisions/0065-webhook-inbox.md. */
export const gatewayMessageStored =
  isLocal || isPaidByRazorpay ? whenStored('gatewayMessages', secrets, takeIn) : undefined

/** Processes gateway messages that are due for a retry, or whose trigger was lost. */
export const takeInGatewayMessages =
  isLocal || isPaidByRazorpay
    ? byClock('every 1 minutes', 'messages of the gateway seen to', takeInDue, { secrets })
    : undefined

const withCouriers = [...secrets, ...courierSecrets]

/** Processes a courier event as soon as it is stored; see docs/decisions/0077-courier-bookings.md. */
export const courierEventStored = booksCouriers
  ? whenStored('courierMessages', withCouriers, takeInParcelEvent)
  : undefined

/** Processes courier events that are due for a retry, and asks about bookings whose outcome is unknown. */
export const seeToCouriers = booksCouriers
  ? byClock('every 1 minutes', 'couriers seen to', seeTo, { secrets: withCouriers })
  : undefined

/** Alerts staff to unusual activity across all visitors; see docs/decisions/0046-rate-limits.md. */
export const raiseAlarms = onSchedule({ schedule: 'every 5 minutes', timeoutSeconds: 60 }, () => raise(deps))

/** Cancels unpaid orders after their deadline; see docs/decisions/0010-payments.md. */
export const cancelUnpaidOrders = byClock('every 15 minutes', 'unpaid orders cancelled', cancelUnpaid, { secrets })

/** Reminds customers of proofs that await their approval; see docs/decisions/0061-proofs-before-production.md. */
export const remindOfProofs = byClock('every 60 minutes', 'customers reminded of proofs', remind, {
  secrets: orderSecrets,
})

/** Reminds customers who pay by invoice of what is due; see docs/decisions/0052-part-payments.md. */
export const remindOfInvoices = byClock('every 60 minutes', 'buyers reminded of invoices', remindBuyers)

/** Issues invoices and credit notes that could not be issued at once; see docs/decisions/0044-invoices.md. */
export const issueInvoices = byClock('every 15 minutes', 'invoices given', issueDueTaxDocuments)

/** Registers an invoice or credit note as soon as it is issued; see docs/decisions/0080-e-invoices.md. */
export const eInvoiceWanted = registersInvoices ? whenStored('eInvoices', eInvoiceSecrets, seeToEInvoice) : undefined

/** Retries due registrations, and makes due cancellations. */
export const seeToEInvoices = registersInvoices
  ? byClock('every 5 minutes', 'registrations of invoices seen to', seeToDue, { secrets: eInvoiceSecrets })
  : undefined

/** Sends a mail as soon as it is stored, or when staff request another attempt; see docs/decisions/0059-mail-outbox.md. */
export const mailWritten = sendsMail
  ? triggers?.onDocumentWritten(
      {
        document: 'mail/{id}',
        secrets: [...mailSecrets, ...messageSecrets],
        // It draws the prints of an order.
        memory: '1GiB',
        concurrency: 4,
        timeoutSeconds: 300,
      },
      async ({ data, params }) => {
        if (data?.after.get('delivery.state') === 'waiting') await send(params.id, deps)
      },
    )
  : undefined

/** Sends mails that are due for a retry, and checks those whose sending was interrupted; see docs/decisions/0059-mail-outbox.md. */
export const sendDueMails = sendsMail
  ? byClock('every 1 minutes', 'mails seen to', sendDue, {
      secrets: [...mailSecrets, ...messageSecrets],
      memory: '1GiB',
    })
  : undefined

/** Counts the sales of past days; see docs/decisions/0025-dashboard-figures.md. */
export const countSales = byClock('every 15 minutes', 'sales counted', count)

/**
 * Makes previews of designs and sizes of product pictures, and reads print documents; see docs/decisions/0012-design-uploads.md and
 * 0028-product-pictures.md. One at a time, because a large file needs much memory.
 */
export const fileUploaded = onObjectFinalized(
  {
    bucket: bucketName(process.env),
    memory: '2GiB',
    cpu: 1,
    concurrency: 1,
    maxInstances: 20,
    timeoutSeconds: 120,
    retry: true,
  },
  async ({ data: { name, contentType, size, timeCreated } }) => {
    const arrivedAt = timeCreated === undefined ? deps.now() : new Date(timeCreated)
    const file = { name, contentType, size: Number(size), arrivedAt }
    await receiveDesign(file, deps)
    await receivePicture(file, deps)
    await receiveDocument(file, deps)
  },
)

/** Completes interrupted account deletions. */
export const finishErasures = byClock('every day 03:15', 'deletions of accounts finished', finish)

/** Deletes designs that nobody ordered; see docs/decisions/0012-design-uploads.md. */
export const removeUnusedDesigns = byClock('every day 03:30', 'unused designs removed', removeDesigns)

/** Deletes pictures that no product uses; see docs/decisions/0028-product-pictures.md. */
export const removeUnusedPictures = byClock('every day 03:35', 'unused pictures removed', removePictures)

/** Finds uploads without a record. */
export const sweepUploads = byClock('every day 03:40', 'uploads looked through', lookThroughUploads)

/** Deletes photos that no review uses; see docs/decisions/0045-review-photos.md. */
export const sweepPhotos = byClock('every day 03:45', 'photos of reviews looked through', lookThroughPhotos)

/** Rebuilds the search index; see docs/decisions/0036-product-search.md. */
export const rebuildSearch = byClock('every day 04:00', 'search rebuilt', rebuild)

/** Verifies every night that stock and money add up; each run continues where the last one stopped. See docs/decisions/0043-nightly-audit.md. */
export const checkBooks = byClock('*/15 1-5 * * *', 'books checked', async () => {
  const { stage, counts, findingCount } = await check(deps, { forMs: 480_000, anew: false })
  return { stage, ...counts, findingCount }
})
