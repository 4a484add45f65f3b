import type { UploadPlace } from '@teeshala/contract/uploads/design-limits'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { onOtherPerson } from '../session/on-other-person.ts'
import type { Picture } from './pictures/read-picture.ts'
import type { UploadedDesign } from './upload-design.ts'

/** A chosen design or product picture, being uploaded or stored. */
export type Upload = {
  readonly id: string
  readonly page: UploadPlace
  readonly picture: Picture
  readonly state: 'sending' | 'sent' | 'failed'
  /** The uploaded fraction, 0 to 1. */
  readonly share: number
  readonly stored?: UploadedDesign
  /** The original size of a photo that was shrunk for its page. */
  readonly fromBytes?: number
  /** The chosen file, until the page is reloaded. */
  readonly file?: File
}

type Uploads = {
  readonly uploads: Readonly<Record<string, Upload>>
  /** How many chosen files are being read, before they are uploads. */
  readonly reading: number
}

/** Returns whether only the customer can provide this design again: its upload failed, and its file was lost in a reload. */
export const isLost = ({ state, file }: Upload): boolean => state === 'failed' && !file

/**
 * All designs of this tab. Completed uploads survive a reload, because they are stored. Of incomplete ones the
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

/** Returns the present state of an upload. */
export const uploadOf = (id: string): Upload | undefined => useUploads.getState().uploads[id]

/** Updates an upload, if it still exists. */
export function changeUpload(id: string, changes: Partial<Upload>): void {
  useUploads.setState(({ uploads }) => {
    const upload = uploads[id]
    return upload ? { uploads: { ...uploads, [id]: { ...upload, ...changes } } } : {}
  })
}

/** Counts a file as being read until `look` is done. */
export async function whileReading<Taken>(look: () => Promise<Taken>): Promise<Taken> {
  const count = (step: number) => useUploads.setState(({ reading }) => ({ reading: reading + step }))
  count(1)
  try {
    return await look()
  } finally {
    count(-1)
  }
}

/** Adds a new upload. */
export function addUpload(upload: Upload): void {
  useUploads.setState(({ uploads }) => ({ uploads: { ...uploads, [upload.id]: upload } }))
}

/** Removes an upload from the store; `removeUpload` frees its memory. */
export function dropUpload(id: string): void {
  useUploads.setState(({ uploads: { [id]: _, ...uploads } }) => ({ uploads }))
}
