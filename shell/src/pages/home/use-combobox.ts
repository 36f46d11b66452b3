import Combobox from '@github/combobox-nav';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keyboard of the WAI-ARIA combobox pattern, past React: arrows walk the visible options, Enter clicks the one walked to
 * (else the form is submitted), Escape and Tab take none. The options' clicks are the caller's.
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
