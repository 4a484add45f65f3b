import { Notice } from '../shared/feedback/Notice.tsx'
import { NoticeLink } from '../shared/feedback/NoticeLink.tsx'

export function NotFoundPage() {
  return (
    <Notice title="This page does not exist" text="The address may be mistyped, or the page has moved.">
      <NoticeLink to="/">Back to the shop</NoticeLink>
    </Notice>
  )
}
