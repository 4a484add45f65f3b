import { useLocalStorage } from '@mantine/hooks'

/**
 * Whether single letters do something in the admin area, and how to change that. Who talks to their machine, or hits keys by chance, can
 * switch them off in this browser: https://www.w3.org/TR/WCAG22/#character-key-shortcuts.
 */
export function useSingleKeys(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [setting, setSetting] = useLocalStorage<'on' | 'off'>({
    key: 'admin-keys',
    defaultValue: 'on',
    getInitialValueInEffect: false,
  })
  return [setting !== 'off', (isOn) => setSetting(isOn ? 'on' : 'off')]
}
