/** Starts the stand-in for Razorpay, with everything it needs from the environment of the suite. */
import { startStandIn } from './start-stand-in.ts'

const { STAND_IN_PORT, STAND_IN_WEBHOOK, STAND_IN_STATE } = process.env
const { RAZORPAY_KEY_ID = '', RAZORPAY_KEY_SECRET = '', RAZORPAY_WEBHOOK_SECRET = '' } = process.env

await startStandIn({
  port: Number(STAND_IN_PORT),
  webhookUrl: STAND_IN_WEBHOOK,
  stateFile: STAND_IN_STATE,
  keyId: RAZORPAY_KEY_ID,
  keySecret: RAZORPAY_KEY_SECRET,
  webhookSecret: RAZORPAY_WEBHOOK_SECRET,
})
