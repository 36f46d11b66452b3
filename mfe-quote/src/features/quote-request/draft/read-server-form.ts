import type { RefObject } from 'react';
import { type Draft, type DraftField, draftFields, fieldNames, PATH } from './draft.ts';

/** The server's HTML of the form, which is still in the page while the live form is rendered in its place. */
export const servedForm = (): RefObject<HTMLFormElement | null> => ({
  current: document.querySelector<HTMLFormElement>(`form[action="${PATH}"]`),
});

/** What a visitor typed into the server's HTML before this code was there. */
export function typedValues(form: HTMLFormElement, draft: Draft): Partial<Draft> {
  const data = new FormData(form);
  const typed: Partial<Record<DraftField, string>> = {};
  for (const field of draftFields) {
    const value = data.get(fieldNames[field]);
    if (field === 'consentAt') {
      if (value && !draft.consentAt) typed.consentAt = new Date().toISOString();
    } else if (typeof value === 'string' && value !== draft[field]) typed[field] = value;
  }
  return typed;
}
