import { useState } from 'react'
import { formDraft } from '../../../shared/session/kept/form-draft.ts'

/** Returns the storage name of the form's input while the session is expired. */
export const actionName = (orderId: string, form: string) => `action:${orderId}:${form}`

/** Returns the possible form with unsaved input from an expired session. */
export const keptAction = <Form extends string>(orderId: string, possible: readonly Form[]): Form | undefined =>
  possible.find((form) => formDraft(actionName(orderId, form)).read() !== undefined)

/** As `useState`, of a panel's open form, which is open again after a session that ended by itself. */
export const useOpenForm = <Form extends string>(orderId: string, possible: readonly Form[]) =>
  useState(() => keptAction(orderId, possible))
