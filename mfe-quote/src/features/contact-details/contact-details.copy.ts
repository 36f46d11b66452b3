import { brand } from 'shared-contracts';

const { quoteHours, breakdownHours } = brand.promises;

/** Texts of the direct contact and the FAQs of /contact, with the times of section 9. */
export const copy = {
  direct: {
    title: 'Prefer to write?',
    text: 'Write to us directly. Please send no medical documents until we tell you how to send them securely.',
  },
  faqs: {
    title: 'Frequently Asked Questions',
    list: [
      {
        question: 'How soon will I receive my quote?',
        answer: `Our team contacts you within ${quoteHours} hours with your personalised quote. A detailed breakdown of all costs follows within ${breakdownHours} hours.`,
      },
      {
        question: 'Does the initial consultation cost anything?',
        answer: 'No. The initial consultation is free, and a quote does not oblige you to anything.',
      },
      {
        question: 'What is included in the quote?',
        answer:
          'The treatment, flights, visa, accommodation and food, each itemised, for the destination you choose or for several to compare.',
      },
    ],
  },
  notAdvice: 'Quotes are indicative until a hospital has seen your records. Not medical advice.',
} as const;
