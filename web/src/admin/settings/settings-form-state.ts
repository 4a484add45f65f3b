import type { UseFormReturnType } from '@mantine/form'
import type { SettingsValues } from './settings-values.ts'

/** The form shared by the sections of the settings. */
export type SettingsFormState = UseFormReturnType<SettingsValues>
