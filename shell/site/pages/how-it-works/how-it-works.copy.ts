import { brand } from 'shared-contracts';
import type { SiteFacts } from '../site-facts.ts';
import { stepTitles } from './steps.copy.ts';

const [treatment, where, trip, estimate, quote] = stepTitles;

/** Texts of the process page, with the times of section 9. */
export const howCopy = ({ hasPriceBook }: SiteFacts) => ({
  title: 'Five steps from a question to a quote',
  lead: 'You see the whole cost before you talk to anybody. What happens after that is your decision.',
  start: 'Start with your treatment',
  stepsTitle: 'The five steps',
  steps: [
    {
      title: treatment,
      text: 'Search by name, by category or in everyday words. Each treatment has a page with its typical stay, its benefits and the questions that people ask.',
    },
    {
      title: where,
      text: 'Say where you travel from and compare the countries that offer the treatment, with their prices.',
    },
    {
      title: trip,
      text: 'Dates, companions, accommodation and food. The estimate says what it assumes.',
    },
    {
      title: estimate,
      text: `Treatment, travel, visa, accommodation and food, line by line${hasPriceBook ? ', with the date of the prices and what is not included' : ''}.`,
    },
    {
      title: quote,
      text: 'Send your answers to a coordinator, together with the estimate. You decide what else to tell, and a request obliges you to nothing.',
    },
  ],
  expectTitle: 'What to expect',
  expect: [
    { term: 'No account', text: 'Look at everything without telling us who you are.' },
    {
      term: `Within ${brand.promises.quoteHours} hours`,
      text: 'Our team contacts you with your personalised quote.',
    },
    {
      term: `Within ${brand.promises.breakdownHours} hours`,
      text: 'The detailed breakdown of all costs follows.',
    },
    { term: 'Free of charge', text: 'The initial consultation costs nothing.' },
  ],
  closing: {
    title: 'The first step takes a minute',
    lead: 'Type what you are looking for, in the words you would use yourself.',
    label: 'Get my estimate',
  },
});
