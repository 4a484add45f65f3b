import { useRef, useState } from 'react'
import { useSession } from '../../shared/session/session-store.ts'
import { judgeDesign } from '../../shared/uploads/judge-design.ts'
import { readPicture } from '../../shared/uploads/read-picture.ts'
import { uploadFailed } from '../../shared/uploads/run-uploads.ts'
import { type ChosenDesign, changeDraft, useDrafts } from './product-draft.ts'

/** The design of a product's draft on its way to the shop. */
export function useDesignUpload(productId: string) {
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)

  const send = async (design: ChosenDesign): Promise<string | undefined> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setProblem(undefined)
    setShare(0)
    try {
      const { uploadDesign } = await import('../../shared/uploads/upload-design.ts')
      const uploaded = await uploadDesign(design.file, 'product', { onProgress: setShare, signal: controller.signal })
      changeDraft(productId, { uploaded })
      return uploaded.path
    } catch {
      if (!controller.signal.aborted) setProblem(uploadFailed)
      return undefined
    } finally {
      if (running.current === controller) setShare(undefined)
    }
  }

  const remove = () => {
    running.current?.abort()
    const { design } = useDrafts.getState().drafts[productId] ?? {}
    if (design) URL.revokeObjectURL(design.url)
    changeDraft(productId, { design: undefined, uploaded: undefined })
    setProblem(undefined)
  }

  const choose = async (chosen: File) => {
    const judged = await judgeDesign(chosen, 'product')
    if (judged.refusal !== undefined) return setProblem(judged.refusal)
    const { file, unreadable } = judged
    const picture = await readPicture(file)
    if (!picture) return setProblem(unreadable)
    const design = { ...picture, file }
    remove()
    changeDraft(productId, { design })
    await send(design)
  }

  /** The path of the uploaded design, sent once more where it is not there yet or belongs to who was here before signing in. */
  const settle = async (): Promise<string | undefined> => {
    const { design, uploaded } = useDrafts.getState().drafts[productId] ?? {}
    if (!design) return undefined
    const isOwn = uploaded && uploaded.uid === useSession.getState().currentUser?._id
    return isOwn ? uploaded.path : send(design)
  }

  return { share, problem, choose, remove, settle, retry: send }
}
