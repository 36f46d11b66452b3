import { describe, expect, it } from 'vitest';
import { screenTexts } from './copy-texts.ts';

interface Claim {
  claim: string;
  /** How texts make it. */
  words: RegExp;
  /** Every file with a text that makes it, with the condition that stands beside it there; null: the text claims no more than the condition. */
  places: Readonly<Record<string, RegExp | null>>;
}

const pages = 'shell/src/pages';
const quote = 'mfe-quote/src/features';
const destinations = 'mfe-catalogue/src/features/destinations';
const REQUEST = /(?:24|48) hours/;
const FREE = /free|no cost|costs nothing/;
const NAMED_IN_QUOTE = /quote names the hospital/i;
const AGAINST_PRIVATE = /against private prices at home/;

/** All that the site claims of its service (section 10.23), and where. A new place needs a row here, and its condition. */
const table: readonly Claim[] = [
  {
    claim:
      'an answer within 24 hours, the detailed breakdown within 48; coordinators day and night, not for emergencies',
    words: /\b(?:24|48) hours\b|\bwithin 48\b|24\/7|any hour|round the clock/i,
    places: {
      'mfe-catalogue/src/features/treatment/treatment.copy.ts': REQUEST,
      [`${quote}/contact-details/contact-details.copy.ts`]: REQUEST,
      'mfe-quote/src/shared/quote-request.copy.ts': REQUEST,
      'mfe-quote/src/remote.ts': REQUEST,
      [`${pages}/claims.copy.ts`]:
        /answers within 24 hours\. In an emergency call your local emergency number/,
      [`${pages}/faq/faq.copy.ts`]: REQUEST,
      [`${pages}/home/home.copy.ts`]: REQUEST,
      [`${pages}/how-it-works/how-it-works.copy.ts`]: REQUEST,
      [`${pages}/terms/terms.copy.ts`]: /not read around the clock for medical urgency/,
    },
  },
  {
    claim: 'support with visa and flights, which visitors book themselves',
    words: /\b(?:visa and flight support|sell neither)\b/i,
    places: {
      [`${pages}/claims.copy.ts`]: /You book them yourself: we sell neither flights nor rooms/,
      [`${pages}/terms/terms.copy.ts`]: null,
    },
  },
  {
    claim: 'accredited hospitals: a quote names one, and it can be looked up',
    words: /accredited hospitals|hospitals accredited|partner hospitals/i,
    places: {
      [`${pages}/claims.copy.ts`]: /names the hospital\. Ask for its accreditation, and look it up/,
      'mfe-catalogue/src/shared/profiles.ts': null,
      'mfe-catalogue/src/remote.ts': NAMED_IN_QUOTE,
    },
  },
  {
    claim: 'JCI',
    words: /\bJCI\b|Joint Commission/,
    places: {
      [`${pages}/claims.copy.ts`]:
        /No hospital is named before it has agreed\..*look up the one in your quote/,
    },
  },
  {
    claim: 'ISO, the company’s own statement',
    words: /\bISO\b/,
    places: {
      [`${pages}/claims.copy.ts`]: /We hold no certificate that proves it/,
    },
  },
  {
    claim: 'an ethical tourism board, the company’s own statement',
    words: /ethical/i,
    places: { [`${pages}/claims.copy.ts`]: /which no ethical medical-tourism board has confirmed/ },
  },
  {
    claim: 'savings, of some treatments against private prices',
    words: /\bSave (?:up|it)\b|up to \d+%|\bsavings\b|\b(?:a|no) saving\b/i,
    places: {
      [`${destinations}/profile.copy.ts`]: AGAINST_PRIVATE,
      'mfe-catalogue/src/shared/profiles.ts': null,
      'mfe-catalogue/src/remote.ts': AGAINST_PRIVATE,
      [`${pages}/about/about.copy.ts`]: /Where there is no saving, we say so/,
      [`${pages}/terms/terms.copy.ts`]: /where there is no saving, we say so/,
      [`${pages}/who-pays-us/who-pays-us.copy.ts`]: /Where it costs more, the page says so as plainly/,
    },
  },
  {
    claim: 'the initial consultation is free',
    words: /\b(?:initial|first) consultation\b/i,
    places: {
      'mfe-catalogue/src/features/treatment/treatment.copy.ts': FREE,
      [`${quote}/contact-details/contact-details.copy.ts`]: FREE,
      'mfe-quote/src/shared/quote-request.copy.ts': FREE,
      'mfe-quote/src/remote.ts': FREE,
      [`${pages}/blog/hidden-costs.copy.ts`]: null,
      [`${pages}/faq/faq.copy.ts`]: FREE,
      [`${pages}/home/home.copy.ts`]: FREE,
      [`${pages}/how-it-works/how-it-works.copy.ts`]: FREE,
      [`${pages}/terms/terms.copy.ts`]: FREE,
      [`${pages}/who-pays-us/who-pays-us.copy.ts`]: FREE,
    },
  },
];

/** What no text may say, because another text says otherwise. */
const contradictions: readonly [words: RegExp, why: string][] = [
  [/\bISO[- ]certified|certified by ISO/i, 'following a standard is no certificate'],
  [/\b(?:what should we|we|us) (?:arrange|book|organise)\b/i, 'the terms: we sell neither flights nor rooms'],
  [/itemised quote within 24 hours/i, 'the detailed breakdown follows within 48 hours'],
  [/\bwe work with hospitals\b/i, 'no hospital has confirmed that'],
  [/reached at any hour/i, 'messages are not read around the clock'],
  [/worth it\?/i, 'money is not worth: that is for the visitor and a doctor'],
];

describe('claims agree with each other', () => {
  it.each(table)('$claim: stands where the table says, with its condition', ({ words, places }) => {
    const found = [...screenTexts].filter(([, texts]) => texts.some(text => words.test(text)));
    expect(found.map(([file]) => file).toSorted()).toEqual(Object.keys(places).toSorted());
    for (const [file, texts] of found) {
      const condition = places[file];
      if (condition) expect(texts.join('\n'), file).toMatch(condition);
    }
  });

  it.each(contradictions)('no text says %s: %s', words => {
    expect(screenTexts.size).toBeGreaterThan(40);
    const saying = [...screenTexts].filter(([, texts]) => texts.some(text => words.test(text)));
    expect(saying.map(([file]) => file)).toEqual([]);
  });
});
