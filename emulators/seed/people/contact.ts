/** Visitors' newsletter subscriptions and messages. */

import { createHash } from 'node:crypto'
import type { StoredMail, StoredMessage } from '@teeshala/contract/contact/contact'
import type { StoredSubscription } from '@teeshala/contract/contact/newsletter'
import { daysBefore } from '../orders/calendar.ts'
import { seedSettings } from '../settings.ts'
import { asha } from './people.ts'

const subscribers = [asha.email, 'joe.dsouza@example.com', 'ananya.b@example.com', 'hello@cafenilgiri.example']

export function subscriptionDocuments(now: Date): Map<string, StoredSubscription> {
  return new Map(
    subscribers.map((email, index) => [
      createHash('sha256').update(email).digest('hex'),
      { email, createdAt: daysBefore(now, 8 + index * 11, 20.5) },
    ]),
  )
}

export function messageDocuments(now: Date): Map<string, StoredMessage> {
  return new Map([
    [
      'seed-message-school',
      {
        name: 'Sunrise Public School',
        email: 'office@sunriseschool.example',
        phone: '+918026650011',
        subject: 'Sports day, 185 pieces',
        message: 'Can the four house crests be printed at the same price if every crest is a different file?',
        userId: null,
        state: 'read',
        dueAt: daysBefore(now, 5, 11.1),
        createdAt: daysBefore(now, 7, 11.1),
      },
    ],
    [
      'seed-message-asha',
      {
        name: asha.name,
        email: asha.email,
        phone: asha.phone,
        subject: 'Size of the Bagh tee',
        message: 'I am between M and L in your round necks. Which one should I take in the oversized cut?',
        userId: asha.uid,
        state: 'new',
        dueAt: daysBefore(now, 0, 21.7),
        createdAt: daysBefore(now, 2, 21.7),
      },
    ],
  ])
}

/** The mails that brought the messages to the shop. */
export function mailDocuments(now: Date): Map<string, StoredMail> {
  return new Map(
    [...messageDocuments(now)].map(([id, { subject, message, createdAt }]) => [
      id,
      {
        to: [seedSettings.email],
        message: { subject: `Message ${id}: ${subject}`, text: message, html: `<p>${message}</p>` },
        delivery: { state: 'sent', tries: 1, dueAt: null, at: createdAt },
        createdAt,
      },
    ]),
  )
}
