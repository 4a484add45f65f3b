/** Starts the stand-ins for Razorpay and, on the same port, Shiprocket, with everything they need from the environment of the suite. */
import { courierStandIn } from '../shiprocket/stand-in.ts'
import { startStandIn } from './start-stand-in.ts'

const { STAND_IN_PORT, STAND_IN_WEBHOOK, STAND_IN_STATE, STAND_IN_EVENTS, STAND_IN_PARCELS } = process.env
const { RAZORPAY_KEY_ID = '', RAZORPAY_KEY_SECRET = '', RAZORPAY_WEBHOOK_SECRET = '' } = process.env
const { SHIPROCKET_EMAIL = '', SHIPROCKET_PASSWORD = '', COURIER_WEBHOOK_KEY = '' } = process.env

const couriers = courierStandIn({
  email: SHIPROCKET_EMAIL,
  password: SHIPROCKET_PASSWORD,
  webhookKey: COURIER_WEBHOOK_KEY,
  webhookUrl: STAND_IN_EVENTS,
  stateFile: STAND_IN_PARCELS,
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
  couriers.handle,
)
