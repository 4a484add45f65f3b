import type { ReactNode } from 'react'
import { type SectionName, sections } from '../sections.ts'
import { FormSection } from './FormSection.tsx'

/** A section of the settings with its anchor. */
export function SettingsSection({ name, children }: { name: SectionName; children: ReactNode }) {
  return (
    <FormSection id={name} {...sections[name]}>
      {children}
    </FormSection>
  )
}
