import { brand } from 'shared-contracts';
import type { Block } from '../prose/prose.rules.ts';
import type { ProseText } from '../prose/prose-page.tsx';
import type { SiteFacts } from '../site-facts.ts';

const UNRANKED =
  'We do not rank by quality: we have no results that compare fairly between countries, and we invent none.';

const ORDER: readonly Block[] = [
  'A list of countries with the cost of a trip is sorted by that cost, one without it by the price of the treatment, and none by anything that anybody pays us:',
  {
    table: {
      caption: 'How each list is sorted where the cost of trips is known',
      head: ['Where', 'Order'],
      rows: [
        [
          'A treatment’s page',
          'By the cost of the whole trip; until you choose where you live, by the trip from the home country that a card names',
        ],
        [
          'The calculator, second step',
          'By the cost of the whole trip; then countries whose cost is not known, and last your own',
        ],
        [
          'Destinations compared, below an estimate',
          'The one you chose and the cheapest others; you choose which you see',
        ],
        [
          'Destinations',
          'Four countries with a profile, then all countries by the cost of a hip replacement',
        ],
      ],
    },
  },
  `The cost of the whole trip is the treatment, return flights, visa, hotel and food for the typical stay. ${UNRANKED}`,
];

const COMPARISONS =
  'Of your own trip we say “less” only if its whole range lies below the range of the private price at home. If the two ranges overlap, we cannot be sure. We say “probably less” where the typical costs are far apart, and “about the same” where they differ by at most a tenth. Else we say that we cannot tell, with both figures. Where it costs more, the page says so as plainly.';

const PRICE_BOOK =
  'Every price has a row of its own in the price book. We call a price found only if you can open the page that says it. The others are interpolated from those, or set by Carefare.';

/** Texts of /who-pays-us. What the company is paid for is for the customer to confirm, as the README says. */
export const whoPaysUsCopy = ({ hasPriceBook }: SiteFacts): ProseText => ({
  lead: 'A site that compares prices should say who pays for it, and how it sorts its lists.',
  sections: [
    {
      title: 'In short',
      blocks: [
        {
          list: [
            'You pay us nothing: not for looking, not for an estimate, not for a quote.',
            'No country, hospital, airline or hotel can buy a place, a badge or a better price on this site.',
            'Countries are sorted by what the whole trip costs, cheapest first. Until you choose where you live, the trip from the home country that a card names first decides. Where that is not known, the price of the treatment does.',
          ],
        },
      ],
    },
    {
      title: 'Where our money comes from',
      blocks: [
        'Comparing, estimating and asking for a quote are free, and so is the initial consultation. We show no advertising, sell no data and place no sponsored entries.',
        'If you decide to be treated, you pay the hospital, the airline and the hotel, not us. If a quote earns us a fee from one of them, it says from whom and how much. No line of an estimate on this site is for us, and none depends on such a fee.',
        `If you are not sure, ask before you accept a quote: ${brand.email}.`,
      ],
    },
    {
      title: 'How countries are ordered',
      blocks: ORDER,
    },
    {
      title: 'What we leave out',
      blocks: [
        'There are no reviews, stars or ratings here, because we could not check them. There are no countdowns, no “only two places left” and no crossed-out prices.',
        `“Save up to …” beside a country holds for some treatments, against private prices. ${COMPARISONS}`,
      ],
    },
    {
      title: 'Where the figures come from',
      blocks: [
        `${hasPriceBook ? `${PRICE_BOOK} They` : 'Prices'} are indicative figures, not offers. If you find a wrong one, tell us: we correct it first.`,
      ],
    },
  ],
  action: hasPriceBook
    ? {
        title: 'Check the prices yourself',
        lead: 'Every price with its range, what it rests on and its date.',
        label: 'Where prices come from',
        to: '/prices',
      }
    : {
        title: 'If you are not sure, ask',
        lead: 'Asking is free.',
        label: 'Ask us',
        to: '/contact',
      },
});
