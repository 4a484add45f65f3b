import type { UseFormReturnType } from '@mantine/form'
import type { SettingsValues } from './settings-values.ts'

/** The form that the parts of the settings share. */
export type SettingsFormState = UseFormReturnType<SettingsValues>
