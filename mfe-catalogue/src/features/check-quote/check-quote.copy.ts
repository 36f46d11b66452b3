import type { Fault } from './check-quote.rules.ts';
import type { LineId, Part } from './quote-lines.ts';

interface LineCopy {
  name: string;
  /** What to ask the clinic where it is not in the quote; none for what the visitor buys. */
  question?: string;
}

const lines: Record<LineId | 'materials', LineCopy> = {
  procedure: {
    name: 'Surgeon and procedure',
    question: 'Does the price cover the procedure and the doctor who does it?',
  },
  theatre: {
    name: 'Operating room or clinic',
    question: 'Does the price cover the operating room or the clinic?',
  },
  anaesthesia: {
    name: 'Anaesthetic',
    question: 'Does the price cover the anaesthetic and the person who gives it?',
  },
  implants: {
    name: 'Implants and materials',
    question: 'Which implants or materials will you use? Are they in the price?',
  },
  // In place of implants where a treatment has none.
  materials: { name: 'Materials', question: 'Are all materials that you use in the price?' },
  tests: {
    name: 'Tests before the treatment',
    question: 'Which tests do I need before the treatment? Are they in the price?',
  },
  medicines: {
    name: 'Medicines at the clinic',
    question: 'Are the medicines that I get at the clinic in the price?',
  },
  nights: {
    name: 'Hospital nights',
    question: 'Will I stay in hospital? How many nights are in the price?',
  },
  checkUp: {
    name: 'Check-up before you fly home',
    question: 'Is a check-up before I fly home in the price?',
  },
  transfers: {
    name: 'Airport transfers',
    question: 'Will you pick me up at the airport? Is it in the price?',
  },
  flights: { name: 'Flights' },
  visa: { name: 'Visa' },
  hotel: { name: 'Hotel', question: 'Is a hotel in the price? Which one, and for how many nights?' },
  food: { name: 'Food' },
  complications: {
    name: 'Treatment of complications',
    question: 'What happens, and who pays, if something goes wrong or I have to stay longer?',
  },
};

export const checkQuoteCopy = {
  title: 'Check a quote from a clinic',
  lead: 'Paste it, or tick what it contains. You see where the price lies, what to ask the clinic, and what the whole trip costs.',
  privacy: 'You need no account. We keep nothing that you enter.',
  loading: 'Loading prices...',
  failed: 'The prices could not be loaded.',

  form: {
    title: 'The quote',
    treatment: 'Treatment',
    chooseTreatment: 'Choose a treatment',
    typedHint: 'Type its name, and choose it from the list',
    country: 'Country of the clinic',
    chooseCountry: 'Choose a country',
    units: 'How many teeth, implants or eyes?',
    unitsOf: (many: string) => `How many ${many}?`,
    unitsHint: 'Only for implants, veneers, crowns and cataract surgery.',
    total: 'Total of the quote',
    totalHint: 'Such as $5,400, EUR 5400 or Rs 4.5 lakh. No currency means US dollars.',
    lines: 'What is in the quote?',
    amount: (line: string) => `Amount for: ${line}`,
    amountHint: 'Amount',
    submit: 'Check the quote',
    change: 'Change the quote',
  },

  paste: {
    title: 'Do you have it as text? Paste it',
    label: 'Text of the quote',
    hint: 'Your browser reads it. The text is not sent to us.',
    button: 'Read the text',
    empty: 'Paste the text of the quote first.',
    tooLong: (characters: string, most: string) =>
      `This text has ${characters} characters. We read ${most} at most. Keep the part with the prices.`,
    failed: 'We could not load what reads a text. Please try again.',
    whichTotal: (amounts: readonly string[]) =>
      amounts.length === 1 ? `Is ${amounts[0]} the total?` : 'Which is the total that you check?',
    isTotal: (amount: string) => `Yes, ${amount}`,
    chosen: (amount: string) => `The total is ${amount}.`,
  },

  parts: {
    treatment: 'The treatment',
    trip: 'The trip',
    risk: 'If something goes wrong',
  } satisfies Record<Part, string>,
  lines,

  problem: 'There is a problem',
  faults: {
    treatment: 'Choose a treatment.',
    country: 'Choose a country.',
    units: 'Type a number, such as 4.',
    unreadable: 'Type one amount, such as $5,400 or EUR 5400.',
    negative: 'An amount cannot be less than 0.',
    tooLarge: 'This amount is too large to check.',
    currency: 'We do not know this currency. Type its code, such as EUR.',
  } satisfies Record<Fault, string>,
  faultOf: (field: string, fault: string) => `${field}${field.endsWith('?') ? '' : ':'} ${fault}`,
} as const;
