import type { LegalText } from '../legal/legal.copy.ts';
import { browserStorage } from './browser-storage.copy.ts';

const head = ['Name', 'What it is for', 'Kept for'];

export const cookiesCopy = (): LegalText => ({
  lead: 'What this site keeps in your browser: very little.',
  sections: [
    {
      title: 'In short',
      blocks: [
        'At most five cookies and three entries in your browser’s storage, all of them our own. None is used for advertising, and no other site sets or reads a cookie here. Analytics needs no cookie, and is off until you agree.',
      ],
    },
    {
      title: 'Cookies',
      blocks: [
        {
          table: {
            caption: 'Cookies are sent to our server with each request, and to nobody else',
            head,
            rows: browserStorage.cookies,
          },
        },
        'All of them are necessary for what you ask the site to do, so they need no consent. They are sent to this site only, are closed to scripts, and over https they are never sent without encryption and their names begin with “__Host-”, by which browsers refuse them from anybody else.',
      ],
    },
    {
      title: 'Browser storage',
      blocks: [
        {
          table: {
            caption: 'Entries of local storage stay in your browser and are read by this site’s own code',
            head,
            rows: browserStorage.entries,
          },
        },
        'If your browser blocks storage, the site still works: your answers then last until you leave the page, and the question about analytics comes back.',
      ],
    },
    {
      title: 'Analytics',
      blocks: [
        'Off until you agree, and rejecting is one click, just like accepting. If you agree, asking for a quote from a treatment’s page records the name of that treatment, and each page tells our own server how fast it opened and whether anything in it moved: by kind of page, never by treatment. No cookie is set or sent for either, and no identifier goes with them.',
        'You can change your mind at any time with “Cookie settings” at the bottom of every page.',
      ],
    },
    {
      title: 'Deleting and blocking',
      blocks: [
        'Every browser lets you see, delete and block cookies and storage, usually under privacy or site settings. Deleting ours ends your session: the calculator starts afresh, and a request that you have already sent is not affected.',
      ],
    },
  ],
  action: {
    title: 'Ready to compare?',
    lead: 'All treatments, with their typical prices country by country.',
    label: 'Browse all treatments',
    to: '/treatments',
  },
});
