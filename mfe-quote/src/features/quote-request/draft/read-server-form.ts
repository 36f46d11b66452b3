import type { RefObject } from 'react';
import { CONTACT_PATH, COPY_FIELD, type Draft, type DraftField, draftFields, fieldNames } from './draft.ts';

/** The form in the server's HTML, which stays in the page until the client's first render replaces it. */
export const findServerForm = (): RefObject<HTMLFormElement | null> => ({
  current: document.querySelector<HTMLFormElement>(`form[action="${CONTACT_PATH}"]`),
});

/** The answers typed into the server's HTML before this code ran, as far as they differ from the draft. */
export function readServerForm(form: HTMLFormElement, draft: Draft): Partial<Draft> {
  const data = new FormData(form);
  const answers: Partial<Record<DraftField, string>> = {};
  for (const field of draftFields) {
    const value = data.get(fieldNames[field]);
    if (field === 'consentAt') {
      if (value && !draft.consentAt) answers.consentAt = new Date().toISOString();
    } else if (typeof value === 'string' && value !== draft[field]) answers[field] = value;
  }
  return data.has(COPY_FIELD) ? { ...answers, copyByEmail: true } : answers;
}
