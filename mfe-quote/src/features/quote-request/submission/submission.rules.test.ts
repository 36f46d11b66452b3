import { expect, it } from 'vitest';
import { copy } from '../../../shared/quote-request.copy.ts';
import { emptyDraft } from '../draft/draft.ts';
import { cleanDraft } from '../draft/validate-draft.ts';
import { CONSENT_VERSION, toSubmission } from './submission.rules.ts';

it('maps a cleaned draft to the API’s names, with the version of the consent', () => {
  const at = '2026-11-21T10:00:00.000Z';
  const draft = {
    ...emptyDraft,
    fullName: ' Jo Doe ',
    email: 'mailto:jo@example.org,',
    phone: '+44 (0)20 7946 0000',
    treatment: '52',
    source: 'UK',
    destination: 'India',
    timeline: 'soon',
    forWhom: 'somebody-else',
    notes: 'a',
    consentAt: at,
  };
  expect(toSubmission(cleanDraft(draft), null)).toEqual({
    kind: 'contact_us',
    payload: {
      treatment_id: 52,
      source: 'UK',
      destination: 'India',
      contact_name: 'Jo Doe',
      contact_email: 'jo@example.org',
      contact_phone: '+44 20 7946 0000',
      timeline: 'soon',
      notes: 'a',
    },
    consent: { version: CONSENT_VERSION, at },
    about: { for_whom: 'somebody-else' },
  });
  expect(toSubmission({ ...draft, forWhom: '' }, null)).not.toHaveProperty('about');
});

it('has one version for each consent text: a changed text needs a new version', () => {
  expect({ [CONSENT_VERSION]: copy.form.consent }).toEqual({
    'health-data-2':
      'I agree that {brand} uses the health information in this form to prepare the quote, and shares it with hospitals that could give the treatment. If it is for somebody else, they agree too.',
  });
});
