import * as z from 'zod/mini'

/** Shiprocket uses numbers and strings interchangeably. */
const Text = z.pipe(
  z.union([z.string(), z.number(), z.null()]),
  z.transform((value: string | number | null) => (value === null ? '' : String(value))),
)

/** GET /courier/serviceability: rupees, and days as a string. */
export const Serviceability = z.object({
  data: z.optional(
    z.object({
      available_courier_companies: z.array(
        z.object({
          courier_company_id: z.number(),
          courier_name: z.string(),
          rate: z.coerce.number(),
          estimated_delivery_days: z.optional(Text),
        }),
      ),
    }),
  ),
})

/** GET /orders?search=…: the account's orders, each with one shipment. */
export const FoundOrders = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      channel_order_id: Text,
      status: Text,
      shipments: z.array(z.object({ id: z.number(), courier: z.optional(Text), awb: z.optional(Text) })),
    }),
  ),
})

/** POST /orders/create/adhoc and /orders/update/adhoc. */
export const MadeOrder = z.object({ order_id: z.number(), shipment_id: z.number() })

/** POST /courier/assign/awb: `awb_assign_status` is 1 if a courier was found. */
export const AssignedAwb = z.object({
  awb_assign_status: z.optional(z.number()),
  response: z.optional(
    z.object({
      data: z.union([
        z.object({
          awb_code: z.optional(Text),
          courier_name: z.optional(z.string()),
          awb_assign_error: z.optional(z.string()),
        }),
        z.string(),
      ]),
    }),
  ),
  message: z.optional(z.string()),
})

/** POST /courier/generate/label. */
export const MadeLabel = z.object({ label_created: z.number(), label_url: z.optional(z.string()) })

/** POST to our webhook: a scan of a parcel. */
export const TrackingUpdate = z.object({
  awb: Text,
  current_status: z.optional(Text),
  shipment_status: z.optional(Text),
  shipment_status_id: z.coerce.number(),
  current_timestamp: z.optional(Text),
  is_return: z.optional(z.coerce.number()),
})
