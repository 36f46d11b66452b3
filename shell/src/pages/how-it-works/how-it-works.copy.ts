export const howCopy = {
  eyebrow: 'How it works',
  title: 'Five steps from a question to a quote',
  lead: 'You see the whole cost before you talk to anybody. What happens after that is your decision.',
  description:
    'How to get an itemised estimate and a personalised quote for treatment abroad, in five steps.',
  start: 'Start with your treatment',
  again: 'Get my estimate',
  steps: [
    {
      title: 'Choose your treatment',
      text: 'Search by name, by category or in everyday words. Each treatment has a page with its typical stay, benefits and questions people ask.',
    },
    {
      title: 'Choose where',
      text: 'Say where you travel from and compare the countries that offer the treatment, with their typical prices.',
    },
    {
      title: 'Add your trip',
      text: 'Dates, companions, accommodation and food. The estimate follows each answer and says what it still assumes.',
    },
    {
      title: 'See the itemised estimate',
      text: 'Treatment, travel, visa, accommodation and food, line by line, with the date of the prices and what is not included.',
    },
    {
      title: 'Ask for a personalised quote',
      text: 'Send your answers to a coordinator. You hear within 24 hours, a detailed breakdown follows within 48 hours, and the initial consultation is free.',
    },
  ],
} as const;
