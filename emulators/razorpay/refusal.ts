/** A refusal in Razorpay's format. */
export class BadRequest extends Error {}
