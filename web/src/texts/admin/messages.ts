export const newLabel = 'New'
export const read = 'Read'
export const answered = 'Answered'
export const acknowledged = 'Acknowledged'
export const closed = 'Closed'
export const overdue = 'Overdue'
export const due = 'Due'
export const acknowledgeBy = (moment: string) => `Acknowledge by ${moment}`
export const closeBy = (moment: string) => `Close by ${moment}`
export const wasToBeAcknowledgedBy = (moment: string) => `Overdue: acknowledge, was due ${moment}`
export const wasToBeClosedBy = (moment: string) => `Overdue: close, was due ${moment}`
export const acknowledge = 'Acknowledge'
export const acknowledgeTells = 'Acknowledging mails the sender that you are looking into it.'
export const closeTicket = 'Close ticket'
export const reopenTicket = 'Reopen ticket'
export const nothingIsDue = 'Nothing is due'
export const noMessageIsClosedYet = 'No message is closed yet.'
export const nothingIsOverdue = 'Nothing is overdue.'
export const replyTo = (name: string, quoted: string) => `Dear ${name},\n\n\n\n${quoted}\n`
export const replySubject = (subject: string, id: string) => `Re: ${subject} (${id})`
export const yourMessage = (id: string) => `Your message ${id}`
export const somebody = 'Somebody'
export const messageChangedBy = (changedBy: string) =>
  `${changedBy} changed this message in the meantime. Please check again.`
export const theMessageCouldNotBeChanged = 'The message could not be changed. Please try again.'
export const nobody = 'Nobody'
export const replyByMail = 'Reply by mail'
export const markAsNotAnswered = 'Mark as not answered'
export const markAsAnswered = 'Mark as answered'
export const markAsUnread = 'Mark as unread'
export const assignedTo = 'Assigned to'
export const nobodyWord = 'nobody'
export const assignedToName = (name: string) => `Assigned to ${name}`
export const hasAnAccount = 'Has an account'
export const noSubject = 'No subject'
export const message = 'Message'
export const close = 'Close'
export const theMessageCouldNotBeLoaded = 'The message could not be loaded. Please try again.'
export const errorWith = (sentence: string) => `Error: ${sentence}`
export const assignedToMe = 'Assigned to me'
export const noNewMessages = 'No new messages.'
export const noMessageIsAnsweredYet = 'No message is answered yet.'
export const noMessageIsAssignedToYou = 'No message is assigned to you.'
export const from = 'From'
export const date = 'Date'
export const state = 'State'
export const messages = 'Messages'
export const whichMessages = 'Which messages'
export const allMessages = 'All messages'
export const messageWord = 'message'
export const messagesWord = 'messages'
export const failedToLoadMessages = 'Failed to load messages. Please try again later.'
export const noMessagesYet = 'No messages yet.'
export const showOlderMessages = 'Show older messages'
