import { useLocalStorage } from '@mantine/hooks'

/**
 * Returns whether single-letter shortcuts are on, and a setter. Users of speech input, or who hit keys by accident, can
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
