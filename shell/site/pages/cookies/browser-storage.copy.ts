import { brand } from 'shared-contracts';
import { storageKeys } from 'shared-contracts/host';
import { CONSENT_KEY } from '../../layout/consent/consent.store.ts';

/** Everything the site stores in a browser: name, purpose, duration. The Cookie Policy shows this list. */
export const browserStorage = {
  cookies: [
    [
      'carefare_session',
      'Holds the key of your anonymous session, so that nobody else can read or change your answers. Scripts cannot read it.',
      `${brand.promises.answersDays} days after you last used it`,
    ],
    [
      'carefare_flash',
      'Only if you send the form without JavaScript: carries the confirmation to the next page, which removes it.',
      '2 minutes',
    ],
    [
      'carefare_form',
      'When you opened the contact form, signed by us: a form sent without JavaScript faster than people can write is refused.',
      '1 day',
    ],
    [
      'carefare_share',
      'Only while a new version of a part of the site is shown to some visitors first: a random number from 0 to 99, so that you keep one version from page to page. Many visitors have the same number.',
      '1 day',
    ],
    [
      'carefare_preview',
      'Only on sites for tests, if you confirm it: which preview of the site this browser shows.',
      '1 day',
    ],
  ],
  entries: [
    [
      storageKeys.sessionId,
      'The number of your anonymous session, so that it is found again.',
      'Until you delete it',
    ],
    [
      storageKeys.variant,
      'Which of two variants of the site, A or B, your session belongs to. Both look alike.',
      'Until you delete it',
    ],
    [
      CONSENT_KEY,
      'Your choice about analytics and its time, so that you are not asked again.',
      'Until you delete it',
    ],
  ],
} as const;
