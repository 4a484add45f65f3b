import type { UploadPlace } from '@teeshala/contract/uploads/design-limits'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { onOtherPerson } from '../session/on-other-person.ts'
import type { Picture } from './pictures/read-picture.ts'
import type { UploadedDesign } from './upload-design.ts'

/** A design that a visitor has chosen, or a picture of a product, on its way to the shop or there. */
export type Upload = {
  readonly id: string
  readonly page: UploadPlace
  readonly picture: Picture
  readonly state: 'sending' | 'sent' | 'failed'
  /** How much has arrived, 0 to 1. */
  readonly share: number
  readonly stored?: UploadedDesign
  /** How large the photo was that was made smaller for its page. */
  readonly fromBytes?: number
  /** The chosen file, as long as the page has not been reloaded. */
  readonly file?: File
}

type Uploads = {
  readonly uploads: Readonly<Record<string, Upload>>
  /** How many chosen files are being looked at, before they are uploads. */
  readonly reading: number
}

/** Whether only the customer can bring this design again: it did not arrive, and its file went with a reload. */
export const isLost = ({ state, file }: Upload): boolean => state === 'failed' && !file

/**
 * All designs of this tab. What has arrived outlives a reload: the shop has it, so it can be shown and ordered again. Of what has not, the
 * name is kept, so that nobody orders without a design that they believe to be there.
 */
export const useUploads = create<Uploads>()(
  persist((): Uploads => ({ uploads: {}, reading: 0 }), {
    name: 'draft:uploads',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
    partialize: ({ uploads }) => ({
      uploads: Object.fromEntries(
        Object.values(uploads).map(({ file: _, ...upload }) => {
          const state = upload.state === 'sent' ? 'sent' : 'failed'
          return [upload.id, { ...upload, state, picture: { ...upload.picture, url: '' } }]
        }),
      ),
    }),
  }),
)

onOtherPerson(() => useUploads.setState({ uploads: {} }))

/** The upload of this id, as it is now. */
export const uploadOf = (id: string): Upload | undefined => useUploads.getState().uploads[id]

/** Changes an upload, if it is still there. */
export function changeUpload(id: string, changes: Partial<Upload>): void {
  useUploads.setState(({ uploads }) => {
    const upload = uploads[id]
    return upload ? { uploads: { ...uploads, [id]: { ...upload, ...changes } } } : {}
  })
}

/** Counts a file among those that are being looked at until `look` is done. */
export async function whileReading<Taken>(look: () => Promise<Taken>): Promise<Taken> {
  const count = (step: number) => useUploads.setState(({ reading }) => ({ reading: reading + step }))
  count(1)
  try {
    return await look()
  } finally {
    count(-1)
  }
}

/** Takes a new upload in. */
export function addUpload(upload: Upload): void {
  useUploads.setState(({ uploads }) => ({ uploads: { ...uploads, [upload.id]: upload } }))
}

/** Forgets an upload; what it holds in memory is freed by `removeUpload`. */
export function dropUpload(id: string): void {
  useUploads.setState(({ uploads: { [id]: _, ...uploads } }) => ({ uploads }))
}
