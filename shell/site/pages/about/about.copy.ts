import { brand } from 'shared-contracts';
import type { SiteFacts } from '../site-facts.ts';

/** Texts of /about. The company's own unverified claims are in `claims.copy.ts`. */
export const aboutCopy = ({ hasPriceBook }: SiteFacts) => ({
  title: 'Care should not come with a hidden price',
  lead: 'We show people who consider treatment abroad what the whole trip would cost, before they decide anything.',
  notYetReal: {
    title: 'Who reviews what, and what is not real yet',
    items: [
      {
        title: 'Prices',
        text: `No clinic has confirmed one.${hasPriceBook ? ' Some come from pages that you can open; the others are interpolated, or set by us.' : ''}`,
      },
      { title: 'Medical texts', text: 'Written by us. No doctor has reviewed them.' },
      { title: 'Your request', text: 'Nobody answers it. Do not enter real health data.' },
      { title: 'Our service', text: 'Nobody has confirmed what we say of it and of partners.' },
    ],
    prices: hasPriceBook && 'Where prices come from',
  },
  mission: {
    title: 'Who we are, and our mission',
    text: [
      `${brand.name} is a website that adds up what treatment abroad costs. We are not a clinic, and give no medical advice. You pay us nothing.`,
      `Our mission is to put all of it on one page from the start: treatment, travel, visa, accommodation and food. ${hasPriceBook ? 'Each has its unit, its date and what it leaves out. ' : ''}Then the decision is yours, and staying at home is one of the possible answers.`,
    ],
    whoPays: 'Who pays us, and how we sort',
  },
  valuesTitle: 'Six values',
  values: [
    {
      title: 'Transparency',
      text: hasPriceBook
        ? 'Every line of an estimate, its unit, its date and what it leaves out.'
        : 'Every line of an estimate, not only its total.',
    },
    {
      title: 'Safety first',
      text: 'No urgency and no pressure. Staying at home can be the right answer.',
    },
    {
      title: 'Honesty',
      text: 'No invented reviews, ratings or savings. Where there is no saving, we say so.',
    },
    {
      title: 'Privacy',
      text: 'Your interest in a treatment is health data, and is treated as such.',
    },
    {
      title: 'Respect',
      text: 'Plain words, for every budget, body and background.',
    },
    {
      title: 'Care to the end',
      text: 'The trip is over when you are well at home, not when you land.',
    },
  ],
  servicesTitle: 'Our service',
  accreditationsTitle: 'Accreditations and partners',
  transparencyTitle: 'What transparency gives you',
  transparency: [
    {
      title: 'One total',
      text: 'Treatment, travel, visa, accommodation and food together, for everyone who travels.',
    },
    {
      title: 'A fair comparison',
      text: 'The same five lines for every country, so that a low price cannot hide a long stay.',
    },
    {
      title: 'Figures you can check',
      text: hasPriceBook
        ? 'Assumptions are listed, units are named, and every price carries its date.'
        : 'An estimate shows each of its lines, and what it was computed from.',
    },
    {
      title: 'The limits, too',
      text: 'What an estimate leaves out stands next to it. Ask for the same of every quote.',
    },
  ],
  blogTitle: 'Where the costs hide',
  blogLead:
    'Our article on the hidden costs of medical tourism: what is missing from a first quote, and twelve questions that bring it out.',
  blog: 'Read the article',
});
