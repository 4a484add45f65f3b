/** A refusal that is answered in Razorpay's form. */
export class BadRequest extends Error {}
