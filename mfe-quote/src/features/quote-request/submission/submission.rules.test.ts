import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import { copy } from './quote-request.copy.ts';
import { CONSENT_VERSION, errorsOf, refusedFields, toSubmission } from './submission.rules.ts';

const at = '2026-11-21T10:00:00.000Z';
const right: Draft = {
  ...emptyDraft,
  fullName: 'Jo Doe',
  email: 'jo@example.org',
  treatment: '52',
  consentAt: at,
};

describe('errorsOf', () => {
  it('asks for name, email, treatment and consent, and for nothing else', () => {
    expect(errorsOf(emptyDraft)).toEqual({
      fullName: 'Invalid name - Please enter a valid name (alphabets only)',
      email: 'Invalid email - Please enter a valid email address',
      treatment: 'Please choose a treatment',
      consentAt: 'Please agree so that we can use your health information for this quote',
    });
    expect(errorsOf(right)).toEqual({});
  });

  it.each<[keyof Draft, string]>([
    ['fullName', '   '],
    ['fullName', 'J0'],
    ['fullName', 'a'.repeat(101)],
    ['email', 'jo@example'],
    ['email', 'jo doe@example.org'],
    ['email', `${'a'.repeat(250)}@x.org`],
    ['phone', '555 1234567'],
    ['phone', '+1 2345'],
    ['phone', '+44 ------'],
    ['source', 'Atlantis'],
    ['timeline', 'yesterday'],
    ['notes', 'x'.repeat(2001)],
    ['treatment', 'hip'],
  ])('refuses %s %j', (field, value) => {
    expect(Object.keys(errorsOf({ ...right, [field]: value }))).toEqual([field]);
  });

  it.each<[keyof Draft, string]>([
    ['phone', '+1 234 567 8900'],
    ['phone', '+971 50-123-4567'],
    ['source', 'Saudi Arabia'],
    ['timeline', 'research'],
    ['notes', 'x'.repeat(2000)],
    ['email', ' jo@example.org '],
  ])('takes %s %j', (field, value) => {
    expect(errorsOf({ ...right, [field]: value })).toEqual({});
  });
});

it('maps the draft to the names of the wire, trimmed, with the version of the consent', () => {
  const draft = {
    ...right,
    fullName: ' Jo Doe ',
    source: 'UK',
    destination: 'India',
    timeline: 'soon',
    notes: 'a',
  };
  expect(toSubmission(draft, null)).toEqual({
    kind: 'contact_us',
    payload: {
      treatment_id: 52,
      source: 'UK',
      destination: 'India',
      contact_name: 'Jo Doe',
      contact_email: 'jo@example.org',
      contact_phone: '',
      timeline: 'soon',
      notes: 'a',
    },
    consent: { version: CONSENT_VERSION, at },
  });
});

it('names the fields that the API refused', () => {
  const errors = [
    { path: 'payload.destination', message: 'no' },
    { path: 'consent.at', message: 'no' },
  ];
  const problem = { type: 'about:blank', title: 'Unprocessable', status: 422, errors };
  expect(refusedFields(problem)).toEqual({ destination: copy.messages.destination });
  expect(refusedFields(undefined)).toEqual({});
});

it('stores a version that stands for exactly this text of the agreement: another text is another version', () => {
  expect({ [CONSENT_VERSION]: copy.form.consent }).toEqual({
    'health-data-1':
      'I agree that {brand} uses the health information in this form to prepare my quote, and shares it with hospitals that could treat me.',
  });
});
