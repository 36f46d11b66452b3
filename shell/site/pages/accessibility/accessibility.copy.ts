import { brand } from 'shared-contracts';
import type { ProseText } from '../prose/prose-page.tsx';

/** Texts of /accessibility. What it says was tested is what the browser tests of this repository check. */
export const accessibilityCopy: ProseText = {
  eyebrow: 'Statement of November 2026',
  lead: 'Many who look for treatment do so in pain, with tired eyes or with one hand. The site should work for all of them.',
  sections: [
    {
      title: 'What we aim for',
      blocks: [
        'We build this site to meet the Web Content Accessibility Guidelines, WCAG 2.2, at level AA. This statement is our own assessment; no outside body has audited the site yet.',
      ],
    },
    {
      title: 'What you can rely on',
      blocks: [
        {
          checklist: [
            'Everything works by keyboard alone, from the search to the estimate and the quote request. The focus is visible, follows the page and is never behind a bar.',
            'A screen reader hears each new page and step once, with its heading, and running totals once they have settled.',
            'Text can be enlarged to twice its size on a phone, and the page to four times its size, without sideways scrolling and without losing a word.',
            'Everything that moves can be paused. If your device asks for less motion, nothing moves.',
            'Errors in the form are listed at its top in the words that stand next to the fields.',
            'Reading, comparing and asking for a quote also work without JavaScript; only the calculator needs it.',
          ],
        },
      ],
    },
    {
      title: 'How it was tested',
      blocks: [
        'Every version is tested in a real browser before it can be published, in the sizes of a computer and of a phone:',
        {
          list: [
            'all pages, the calculator’s steps and the estimate, dialogs and error messages with axe, a checker for WCAG 2.2 A and AA, including that the words on a control are part of its name',
            'an estimate and a quote request by keyboard alone',
            'a walk by Tab through the pages at 390 pixels and at 200 % and 400 % zoom: no control in focus is covered',
            'all pages at a width of 320 pixels, and with text of twice its size at 390 pixels: nothing is cut off',
            'the HTML of all pages with a validator',
          ],
        },
      ],
    },
    {
      title: 'Known limits',
      blocks: [
        {
          list: [
            'These tests run in Chromium. Screen readers such as NVDA, VoiceOver and TalkBack, voice control, and Firefox and Safari have not been tested by hand.',
            'People with disabilities have not tested the site yet.',
            'There is no dark scheme, no easy language and no sign language. The site is in English only.',
            'The calculator needs JavaScript. Without it, prices and destinations can be read and a quote can be asked for.',
          ],
        },
      ],
    },
    {
      title: 'Tell us what does not work',
      blocks: [
        `Write to ${brand.email} or call ${brand.phone}. Say which page it was and what you were trying to do; you need not say why you need it. We will also give you any of our information in another form, for example by phone or as a plain letter.`,
      ],
    },
  ],
  action: {
    title: 'Would you rather ask a person?',
    lead: 'We answer questions about costs and trips, in writing or by phone.',
    label: 'Contact us',
    to: '/contact',
  },
};
