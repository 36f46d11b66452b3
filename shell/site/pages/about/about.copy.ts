import type { SiteFacts } from '../site-facts.ts';

/** Texts of /about. The company's own unverified claims are in `claims.copy.ts`. */
export const aboutCopy = ({ hasPriceBook, hasTripCosts }: SiteFacts) => ({
  eyebrow: 'About us',
  title: 'Care should not come with a hidden price',
  lead: 'We show people who consider treatment abroad what the whole trip would cost, before they decide anything.',
  mission: {
    eyebrow: 'Our mission',
    title: 'One honest total, before any promise',
    text: [
      'Looking for treatment abroad usually begins with a price that is too good to be the whole one. The flight, the visa, the weeks near the hospital and the person who comes along turn up later, one bill at a time.',
      `Our mission is to put all of it on one page from the start: treatment, travel, visa, accommodation and food. ${hasPriceBook ? 'Each has its unit, its date and what it leaves out. ' : ''}Then the decision is yours, and staying at home is one of the possible answers.`,
    ],
  },
  valuesTitle: 'Six values',
  valuesLead: 'What we hold ourselves to, and what you may hold us to.',
  values: [
    {
      icon: 'transparency' as const,
      title: 'Transparency',
      text: hasPriceBook
        ? 'Every line of an estimate, its unit, its date and what it leaves out.'
        : 'Every line of an estimate, not only its total.',
    },
    {
      icon: 'safety' as const,
      title: 'Safety first',
      text: 'No urgency and no pressure. Staying at home can be the right answer.',
    },
    {
      icon: 'honesty' as const,
      title: 'Honesty',
      text: 'No invented reviews, ratings or savings. Where there is no saving, we say so.',
    },
    {
      icon: 'privacy' as const,
      title: 'Privacy',
      text: 'Your interest in a treatment is health data, and is treated as such.',
    },
    {
      icon: 'respect' as const,
      title: 'Respect',
      text: 'Plain words, for every budget, body and background.',
    },
    {
      icon: 'care' as const,
      title: 'Care to the end',
      text: 'The trip is over when you are well at home, not when you land.',
    },
  ],
  accreditationsTitle: 'Accreditations and partners',
  transparencyTitle: 'What transparency gives you',
  transparencyLead: 'Four things that a single low price cannot.',
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
      text: hasTripCosts
        ? 'What an estimate leaves out is shown next to it, and so is a trip that saves nothing.'
        : 'What a quote leaves out belongs next to its total. Ask for it.',
    },
  ],
  blogTitle: 'Where the costs hide',
  blogLead:
    'Our article on the hidden costs of medical tourism: what is missing from a first quote, and twelve questions that bring it out.',
  blog: 'Read the article',
});
