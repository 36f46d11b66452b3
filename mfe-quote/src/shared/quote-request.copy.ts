import { aboutFields, bounds, brand, pluralize, totalScope, withArticle } from 'shared-contracts';
import { formatCount } from './format-count.ts';

const { quoteHours, breakdownHours, requestMonths } = brand.promises;

/** All texts of the quote request. Messages with ' - ' and the toasts are quoted from sections 5 and 8. */
export const copy = {
  hero: {
    eyebrow: 'Free, and without obligation',
    title: 'Request your personalised quote',
    lead: 'Tell us what you have in mind. The first consultation is free.',
  },
  form: {
    title: 'Your request',
    you: 'About you',
    trip: 'Treatment and journey',
    required: 'Fields marked with * are required.',
    fullName: 'Full Name',
    fullNameHint: 'A hyphen or an apostrophe becomes a space',
    email: 'Email',
    emailHint: 'Your quote comes to this address',
    phone: 'Phone',
    phoneHint: 'With country code, e.g. +1 234 567 8900',
    forWhom: aboutFields.for_whom.label,
    ageGroup: aboutFields.age_group.label,
    reachBy: aboutFields.reach_by.label,
    notSaid: 'Rather not say',
    treatment: 'Treatment',
    chooseTreatment: 'Choose a treatment',
    chosenTreatment: 'The treatment you chose',
    typedHint: 'Type its name, and choose it from the list',
    loadingTreatments: 'Loading treatments…',
    noTreatments: 'No treatments available',
    treatmentsFailed: 'The list of treatments could not be loaded.',
    source: 'Source Country',
    chooseSource: 'Choose',
    destination: 'Destination',
    chooseDestination: 'No preference',
    destinationFirst: 'Choose a treatment first',
    destinationHint: 'It depends on the treatment',
    anyDestinationHint: 'A country, if you have one in mind',
    loadingDestinations: 'Loading destinations…',
    noDestinations: 'No destinations available',
    destinationsFailed: 'The destinations could not be loaded.',
    timeline: 'Timeline',
    chooseTimeline: 'Choose a time',
    timelineHint: 'When you would like to be treated',
    notes: 'Notes',
    notesHint: 'Earlier treatment, allergies, dates, questions: whatever helps us',
    consent:
      'I agree that {brand} uses the health information in this form to prepare the quote, and shares it with hospitals that could give the treatment. If it is for somebody else, they agree too.',
    consentMore: `Without your agreement nothing is sent. You can withdraw it at any time, and requests are deleted after ${requestMonths} months. More in our `,
    privacy: 'privacy policy',
    copy: 'Send me a copy by e-mail',
    copyHint: 'It repeats your answers. E-mail can be read on its way, so leave it out if that worries you.',
    unsent: 'Your answers stay on this page until you send them.',
    submit: 'Request My Quote',
    /** While the site is a demonstration. */
    demonstration: 'This is a demonstration. Nobody will answer. Do not enter real health data.',
    sending: 'Sending your request…',
    again: 'Try again',
    honeypot: 'Leave this field empty',
  },
  removed: {
    fullName: 'Only letters and spaces can be used here. Other characters were removed.',
    phone: 'Only +, digits, spaces and hyphens can be used here. Other characters were removed.',
  },
  counter: (length: number) =>
    length > bounds.notes
      ? `${pluralize(length - bounds.notes, 'character')} too many; ${formatCount(bounds.notes)} are possible`
      : `${formatCount(length)} of ${formatCount(bounds.notes)} characters`,
  prefilled: {
    text: 'We filled in what we know from your trip. Please check it.',
    clear: 'Clear these answers',
    cleared: 'The answers from your trip were cleared.',
  },
  estimate: {
    title: 'Your estimate',
    label: 'Attach my estimate to this request',
    hint: 'Sent with your request once you agree below. Figures are computed again when we receive it.',
    trip: (treatment: string, destination: string) =>
      destination ? `${treatment} in ${withArticle(destination)}` : treatment,
    /** Before what that rests on. */
    price: 'treatment price',
    /** @param leftOut what the total leaves out */
    scope: (leftOut: readonly string[], isExact: boolean) =>
      `${totalScope(leftOut)}${isExact ? '' : ', lowest of all countries'}`,
    loading: '…',
    none: '–',
    failed: 'The total could not be loaded just now.',
  },
  phoneSuggestion: {
    use: (number: string) => `${number} · Use it`,
    ask: (number: string) => `Did you mean ${number}?`,
  },
  summary: 'There is a problem',
  missing: {
    fullName: 'Enter your full name',
    email: 'Enter your email address',
    treatment: 'Choose a treatment',
    consentAt: 'Tick the box to agree that we use your health information for this quote',
  },
  messages: {
    // Before ' - ' the toast's title, after it the field's error (section 10.19).
    name: 'Invalid name - Please enter a valid name (alphabets only)',
    email: 'Invalid email - Please enter a valid email address',
    nameTooLong: `Please keep the name within ${bounds.name} characters`,
    emailTooLong: `Please keep the email address within ${bounds.email} characters`,
    phone:
      'Invalid phone number - Please enter a valid phone number with country code (e.g., +1 234 567 8900)',
    treatment: 'Please choose a treatment',
    consent: 'Please agree so that we can use your health information for this quote',
    notes: `Please keep the notes within ${bounds.notes} characters`,
    source: 'Please choose a country from the list',
    timeline: 'Please choose a time from the list',
    about: 'Please choose an answer from the list',
    destination: 'This destination is not offered for your treatment. Please choose another or leave it open',
  },
  noSession: {
    title: 'Session Error',
    text: 'No active session found. Please try again.',
    help: 'Not sent yet. Your answers are safe.',
    later: 'Your answers are still here. Please send them again in a moment.',
  },
  failed: {
    title: 'Error Submitting Request',
    text: 'There was an error submitting your request. Please try again.',
    failed: 'Your answers are still here. Sending them again will not make a second request.',
    refused: 'The request could not be accepted as it is. Please check your answers.',
    busy: (wait: string) =>
      `Many requests came from your connection. Please wait ${wait} before you send again; your answers are still here.`,
    spam: 'A field that people do not see was filled in, which programs do. It is empty again and your answers are still here: please send them once more.',
    tooFast:
      'The form was sent faster than people can fill it in. Your answers are still here: please send them once more.',
    notOpened:
      'We could not tell that this form was opened in your browser. Your answers are still here: please send them once more. If this comes again, allow cookies for this site.',
  },
  offline: {
    title: 'You are offline',
    text: 'Your request was not sent. Your answers are still here: send them when you are connected again.',
    backTitle: 'You are connected again',
    back: 'Nothing was lost. You can send your request now.',
  },
  errorTitle: 'Error:',
  done: {
    heading: 'Request received',
    lead: 'Keep your reference. Print or copy your answers now: you will not see them again after leaving this page.',
    leadWithoutAnswers: 'Keep your reference: you need it when you write to us about your request.',
    leadWithoutReference:
      'Print or copy your answers now: you will not see them again after leaving this page.',
    received: 'What we received',
    notRepeated: 'Your name, your contact details and your notes arrived too. They are not repeated here.',
    print: 'Print',
    copy: 'Copy as text',
    copied: 'Your request is copied. You can paste it where you like.',
    refused: 'Your browser did not let us copy it. Select the text and copy it yourself.',
    email: {
      sending: (address: string) => `Sending a copy to ${address}…`,
      sent: (address: string) => `We sent a copy to ${address}.`,
      failed: 'We could not send the copy. Your request is with us all the same.',
      pending: 'A copy is on its way. If it does not arrive within some minutes, we could not send it.',
      yourAddress: 'your address',
      retry: 'Send the copy again',
    },
    title: 'Contact Request Submitted!',
    text: `Our team will contact you within ${quoteHours} hours with your personalized quote.`,
    reference: 'Your reference number',
    next: 'What happens next',
    steps: [
      `A coordinator reads your request and writes to you within ${quoteHours} hours.`,
      `You receive a detailed breakdown of all costs within ${breakdownHours} hours.`,
      'You talk it over in an initial consultation, which is free.',
    ],
    another: 'Send another request',
  },
} as const;

/** Formats a waiting time given in s, e.g. `10 minutes`; `a few minutes` if the API named none. */
export function formatWait(seconds: number | undefined): string {
  if (seconds === undefined) return 'a few minutes';
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : pluralize(minutes, 'minute');
}

/** Between the title and the text of a message of sections 5 and 8 (section 10.19). */
const TITLE_END = ' - ';

/** The text of such a message, which is shown next to the field; the whole of one without a title. */
export function fieldMessage(message: string): string {
  const [, text = message] = message.split(TITLE_END);
  return text;
}
