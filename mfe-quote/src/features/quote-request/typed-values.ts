import { type Draft, type DraftField, draftFields, fieldNames } from './draft.ts';

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
