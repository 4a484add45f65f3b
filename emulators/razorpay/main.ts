/** Starts the stand-ins for Razorpay and, on the same port, Shiprocket and the invoice portal, configured by the suite's environment. */
import { portalStandIn } from '../e-invoices/stand-in.ts'
import { courierStandIn } from '../shiprocket/stand-in.ts'
import { startStandIn } from './start-stand-in.ts'

const { STAND_IN_PORT, STAND_IN_WEBHOOK, STAND_IN_STATE, STAND_IN_EVENTS, STAND_IN_PARCELS } = process.env
const { RAZORPAY_KEY_ID = '', RAZORPAY_KEY_SECRET = '', RAZORPAY_WEBHOOK_SECRET = '' } = process.env
const { SHIPROCKET_EMAIL = '', SHIPROCKET_PASSWORD = '', COURIER_WEBHOOK_KEY = '' } = process.env

const { EINVOICE_APP_ID = '', EINVOICE_APP_SECRET = '', EINVOICE_USER = '', EINVOICE_PASSWORD = '' } = process.env

const couriers = courierStandIn({
  email: SHIPROCKET_EMAIL,
  password: SHIPROCKET_PASSWORD,
  webhookKey: COURIER_WEBHOOK_KEY,
  webhookUrl: STAND_IN_EVENTS,
  stateFile: STAND_IN_PARCELS,
})

const portal = portalStandIn({
  appId: EINVOICE_APP_ID,
  appSecret: EINVOICE_APP_SECRET,
  userName: EINVOICE_USER,
  password: EINVOICE_PASSWORD,
})

await startStandIn(
  {
    port: Number(STAND_IN_PORT),
    webhookUrl: STAND_IN_WEBHOOK,
    stateFile: STAND_IN_STATE,
    keyId: RAZORPAY_KEY_ID,
    keySecret: RAZORPAY_KEY_SECRET,
    webhookSecret: RAZORPAY_WEBHOOK_SECRET,
  },
  async (request, response) => (await couriers.handle(request, response)) || portal.handle(request, response),
)
