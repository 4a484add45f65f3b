import type { openStream } from './api.ts'
import { withDeadline } from './deadline.ts'

/** Returns an object URL for a picture that needs the user's token, which an `<img>` request cannot send. */
export function pictureAddress(
  asked: AbortSignal,
  open: (signal: AbortSignal) => ReturnType<typeof openStream>,
): Promise<string> {
  return withDeadline(asked, async (signal) => {
    const { body, type } = await open(signal)
    return URL.createObjectURL(await new Response(body, { headers: { 'content-type': type } }).blob())
  })
}
