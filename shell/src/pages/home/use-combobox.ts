import Combobox from '@github/combobox-nav';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keyboard support of the WAI-ARIA combobox pattern: arrows move through the visible options, Enter clicks the active one
 * or submits the form, Escape and Tab choose none. The caller handles the options' clicks.
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  const combobox = useRef<Combobox>(undefined);

  useEffect(() => {
    if (!input.current || !list.current) return undefined;
    const created = new Combobox(input.current, list.current, { tabInsertsSuggestions: false });
    combobox.current = created;
    return () => created.stop();
  }, [input, list]);

  useEffect(() => {
    if (isOpen) combobox.current?.start();
    else combobox.current?.stop();
  }, [isOpen]);
}
