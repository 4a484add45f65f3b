import { RequiredLine } from '../text.ts'

/** The reason for an action by staff, stored in the audit log: 1 to 200 characters. */
export const LoggedReason = RequiredLine(200, 'Please enter a reason: it is saved in the log')
