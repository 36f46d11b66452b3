import { brand } from 'shared-contracts';
import type { SiteFacts } from '../site-facts.ts';

const { promises } = brand;

/** Texts of /faq. */
export const faqCopy = ({ hasPriceBook, hasOtherSource }: SiteFacts) => ({
  lead: 'What people ask before they decide. For questions about your own health, ask your doctor.',
  topics: [
    {
      title: 'Costs',
      questions: [
        {
          question: 'What does an estimate contain?',
          answer:
            'The treatment, return flights, the visa, the hotel and food, each in a line of its own, for the people and nights that you enter. Below the total stands what was assumed and what is not included, such as travel insurance or the treatment of complications.',
        },
        {
          question: 'Is my price final?',
          answer: `No. All figures are indicative: typical prices${hasPriceBook ? ' of the month that stands next to them' : ''}. The hospital names your price once it has seen your records, and flights and hotels cost what they cost on the day you book.`,
        },
        {
          question: 'Will I save money?',
          answer:
            'Not always. Where the private price at home is known, we compare the whole trip with it, and say so when the trip costs more. Ask your public insurer first: it may pay for the treatment. For small treatments the flight often costs more than you save.',
        },
        {
          question: 'Do I pay you anything?',
          answer:
            'No. Comparing, estimating and asking for a quote are free, and so is the initial consultation. The page “Who pays us” says more.',
        },
      ],
    },
    {
      title: 'The trip',
      questions: [
        {
          question: 'How long do I have to stay?',
          answer:
            'Each treatment’s page names the typical stay, and the calculator starts from it. Your surgeon decides when you may fly home. Leave yourself a few days more than planned, and a ticket that can be changed.',
        },
        {
          question: 'Do I need a visa?',
          answer:
            'It depends on your passport and on the country. The estimate contains a visa fee where one is usual for the country you travel from. Only the consulate can tell you what applies to you.',
        },
        {
          question: 'Should somebody come with me?',
          answer:
            'After surgery under general anaesthesia you need somebody near you for at least the first day and night, and most hospitals ask for it. Enter companions in the calculator: their flights, visas, rooms and food are counted.',
        },
        {
          question: 'What if my country is not in the list?',
          answer: hasOtherSource
            ? 'Choose “Another country”. The estimate then leaves out flights and visa and says so. A quote can contain them.'
            : 'Ask for a quote: it can contain flights and visa.',
        },
      ],
    },
    {
      title: 'Your quote',
      questions: [
        {
          question: 'What happens after I ask for a quote?',
          answer: `The page says at once that your request has arrived. Our team contacts you within ${promises.quoteHours} hours with your personalised quote; a detailed breakdown follows within ${promises.breakdownHours} hours. You accept nothing by asking.`,
        },
        {
          question: 'Do I have to send medical records?',
          answer:
            'Not with the request, and please not by email. If a hospital needs them to name a price, we tell you how to send them securely.',
        },
        {
          question: 'Can I withdraw my request?',
          answer:
            'Yes, at any time and without a reason. Write to us from the address that you gave, with your reference if you have one, and we delete it.',
        },
      ],
    },
    {
      title: 'Privacy',
      questions: [
        {
          question: 'What do you store when I only look around?',
          answer: `Your answers in the calculator, without your name, for ${promises.answersDays} days after you last used them. We count nothing for statistics unless you agree.`,
        },
        {
          question: 'Who sees my quote request?',
          answer: `The coordinators who prepare your quote, and hospitals that could treat you. Your interest in a treatment is health data: we use it only with the consent you give in the form, and never sell it. We delete requests after ${promises.requestMonths} months.`,
        },
      ],
    },
    {
      title: 'Medical questions',
      questions: [
        {
          question: 'Can you tell me which treatment is right for me?',
          answer:
            'No. We compare costs and pass on requests for a quote. Only a doctor who knows you and has seen your records can say whether a treatment is right and safe for you.',
        },
        {
          question: 'Who looks after me when I am home again?',
          answer:
            'Arrange it before you travel: ask your own doctor whether they will see you afterwards. Take home the surgeon’s report and the names of all implants and medicines. Follow-up at home is not in the estimate.',
        },
        {
          question: 'What if something goes wrong?',
          answer:
            'Ask the hospital in writing what it treats at its own expense, and for how long. Take out insurance that covers complications after planned treatment abroad; ordinary travel insurance usually does not. In an emergency call the local emergency number.',
        },
      ],
    },
  ],
  action: {
    title: 'Is your question missing?',
    lead: 'Write to us. The initial consultation is free and binds you to nothing.',
    label: 'Ask us',
    to: '/contact',
  },
});
