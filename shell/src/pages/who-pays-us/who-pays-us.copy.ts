import { brand } from 'shared-contracts';
import type { ProseSection } from '../prose/prose.rules.ts';

/** Texts of /who-pays-us. What the company is paid for is for the customer to confirm, as the README says. */
export const whoPaysUsCopy = {
  eyebrow: 'How we work',
  lead: 'A site that compares prices should say who pays for the comparison, and what puts one entry above another.',
  contents: 'On this page',
  sections: [
    {
      title: 'In short',
      blocks: [
        {
          list: [
            'You pay us nothing: not for looking, not for an estimate, not for a quote.',
            'No country, hospital, airline or hotel can buy a place, a badge or a better price on this site.',
            'Countries are ordered by what the whole trip costs, cheapest first. Until we know where you live, it is the price of the treatment.',
          ],
        },
      ],
    },
    {
      title: 'Where our money comes from',
      blocks: [
        'Comparing, estimating and asking for a quote are free, and the initial consultation is free as well. We show no advertising, sell no data and place no sponsored entries.',
        'If you decide to be treated, you pay the hospital, the airline and the hotel. Should we be paid by one of them for organising your trip, the quote has to say by whom, and you may ask us how much. The estimate on this site contains no line for us, and none that depends on such a payment.',
        `If you are in doubt, ask before you accept a quote: ${brand.email}.`,
      ],
    },
    {
      title: 'How countries are ordered',
      blocks: [
        'Wherever countries stand in a list with the cost of a trip, the order comes from that cost and from nothing else:',
        {
          table: {
            caption: 'The orders that you meet on this site, and what they rest on',
            head: ['Where', 'Order'],
            rows: [
              [
                'A treatment’s page',
                'By the cost of the whole trip; until you have said where you live, by the price of the treatment',
              ],
              [
                'The calculator, second step',
                'By the cost of the whole trip; then countries whose cost is not known, and last your own',
              ],
              [
                'Destinations compared, below an estimate',
                'The one you chose and the cheapest others; you choose which to see',
              ],
              [
                'Destinations',
                'Four countries with a profile, then all twelve in a table. The order is fixed and no ranking',
              ],
            ],
          },
        },
        'The cost of the whole trip is the treatment, return flights, visa, hotel and food for the typical stay. We do not rank by quality: we have no figures on results that could be compared fairly between countries, and would rather show none than invented ones.',
      ],
    },
    {
      title: 'What we leave out',
      blocks: [
        'There are no reviews, stars or ratings here, because we could not check them. There are no countdowns, no “only two places left” and no crossed-out prices.',
        'A lower price abroad is called a saving only if the whole trip costs less than the treatment at home. Where it costs more, the page says by how much.',
      ],
    },
    {
      title: 'Where the figures come from',
      blocks: [
        'Every price has a row of its own in the price book: its range, whether that is published or our estimate, and when it was recorded. Sources are recorded by treatment, not by country. They are indicative figures, not offers. If you find one that is wrong, tell us; corrections come before anything else that we do with prices.',
      ],
    },
  ] satisfies readonly ProseSection[],
  action: {
    title: 'Check the prices yourself',
    lead: 'Every price with its range, what it rests on and its date.',
    label: 'Where prices come from',
    to: '/prices',
  },
};
