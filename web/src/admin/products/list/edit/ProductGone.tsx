import { Alert, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formDraft } from '../../../../shared/session/kept/form-draft.ts'
import type { KeptEdit } from '../../../../shared/session/kept/kept-edit.ts'
import { useSession } from '../../../../shared/session/session-store.ts'
import * as texts from '../../../../texts/admin/products.ts'
import { isEmpty, readDraft, writeDraft } from '../../add/product-draft.ts'
import { emptyValues, type ProductValues } from '../../form/product-values.ts'
import { keptProductName } from './kept-product-name.ts'

type ProductGoneProps = {
  id: string
  /** The open form's input when the server reported it; otherwise the input stored when a session expired. */
  typed?: ProductValues
  onClose: () => void
}

/** Reports that the product being edited was deleted, and offers the input for a new one. */
export function ProductGone({ id, typed, onClose }: ProductGoneProps) {
  const navigate = useNavigate()
  const uid = useSession(({ currentUser }) => currentUser?._id)
  const [kept] = useState(() => formDraft<KeptEdit<ProductValues>>(keptProductName(id)).read()?.typed)
  const values = typed ?? (kept && { ...emptyValues, ...kept })
  const begun = uid && readDraft(uid)
  const replacesAnother = Boolean(begun && !isEmpty(begun))
  const addAsNew = () => {
    if (!uid || !values) return
    writeDraft(uid, values)
    // Back leads to the previous list: the product is gone.
    navigate('/admin/products', { replace: true })
  }
  return (
    <Alert color="marigold" role="alert" title={texts.thisProductIsNoLongerThere}>
      <Text inherit mb="sm">
        {values ? texts.whatYouTypedIsStillHere(replacesAnother) : texts.somebodyDeletedIt}
      </Text>
      <Group>
        {values && <Button onClick={addAsNew}>{texts.addAsNew}</Button>}
        <Button variant="default" onClick={onClose}>
          {texts.backToTheList}
        </Button>
      </Group>
    </Alert>
  )
}
