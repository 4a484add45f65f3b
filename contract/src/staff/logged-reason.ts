import { RequiredLine } from '../text.ts'

/** Why staff did something, as the audit log keeps it: 1 to 200 characters. */
export const LoggedReason = RequiredLine(200, 'Please enter a reason: it is saved in the log')
