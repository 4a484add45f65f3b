import type { openStream } from './api.ts'
import { withDeadline } from './deadline.ts'

/** Returns the address of a picture in the browser's memory: that of an `<img>` could not carry who asks. */
export function pictureAddress(
  asked: AbortSignal,
  open: (signal: AbortSignal) => ReturnType<typeof openStream>,
): Promise<string> {
  return withDeadline(asked, async (signal) => {
    const { body, type } = await open(signal)
    return URL.createObjectURL(await new Response(body, { headers: { 'content-type': type } }).blob())
  })
}
