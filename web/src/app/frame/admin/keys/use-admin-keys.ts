import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isKeyFree } from '../../../../shared/admin/is-key-free.ts'
import { useStaffRole } from '../../../../shared/session/staff-rights.ts'
import { keySequencesOf } from './key-sequences.ts'

/** The time within which the second key belongs to the first. */
const pauseMs = 1200

/** Handles the staff's keyboard shortcuts, unless a dialog is open or they are switched off. */
export function useAdminKeys({ isOn, onHelp }: { isOn: boolean; onHelp: () => void }): void {
  const navigate = useNavigate()
  const role = useStaffRole()
  const first = useRef({ key: '', at: 0 })
  useEffect(() => {
    if (!isOn) return
    const places = new Map(Object.values(keySequencesOf(role)).flatMap((all) => all.map(({ keys, to }) => [keys, to])))
    const answer = (event: KeyboardEvent) => {
      if (!isKeyFree(event) || document.querySelector('[aria-modal="true"]')) return
      const { key, at } = first.current
      const pressed = event.key.toLowerCase()
      const to = event.timeStamp - at < pauseMs ? places.get(`${key} ${pressed}`) : undefined
      first.current = { key: pressed, at: to ? 0 : event.timeStamp }
      if (to) navigate(to)
      else if (pressed === '/') focusSearch()
      else if (pressed === '?') onHelp()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [isOn, role, navigate, onHelp])
}

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#main input[type="search"]')
  field?.focus()
  field?.select()
}
