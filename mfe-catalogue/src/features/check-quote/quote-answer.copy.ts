import { forUnit, joinWords, pluralize, totalScope, usd, usualRange, withArticle } from 'shared-contracts';
import { checkQuoteCopy } from './check-quote.copy.ts';
import type { ListedAs } from './checked-line.ts';
import type { Comparison, Position } from './compare-price.rules.ts';
import type { Span } from './line-spans.rules.ts';

type Own = Comparison['own'];

export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** `$400 to $600`, or one figure where both are the same. */
const usdSpan = ({ low, high }: Span): string => usualRange(low, high, 'interpolated');
const rounded = (amount: number): string => usdSpan({ low: amount, high: amount });

/** @param isTyped whether amounts are as the quote has them, to the dollar @param own to write them in */
function describe({ low, high }: Span, isTyped: boolean, own: Own = null): string {
  const isExact = (isTyped || own !== null) && low === high;
  const show = isTyped || isExact ? usd : rounded;
  const write = (amount: number) =>
    own ? `${own.currency}\u00a0${show(amount * own.perUsd).slice(1)}` : show(amount);
  if (high === Number.POSITIVE_INFINITY) return `at least ${write(low)}`;
  if (isExact) return write(low);
  if (low === 0) return `at most ${own ? write(high) : rounded(high)}`;
  return own ? `${write(low)} to ${write(high)}` : `about ${usdSpan({ low, high })}`;
}

/** As the quote has it, and in US dollars: `EUR 9,800 (about $11,300)` */
const describeBoth = (span: Span, isTyped: boolean, own: Own): string =>
  own ? `${describe(span, false, own)} (${describe(span, isTyped)})` : describe(span, isTyped);

/** Texts of what the check finds. */
export const quoteAnswerCopy = {
  title: (treatment: string, country: string) => `Your quote: ${treatment} in ${withArticle(country)}`,
  positions: {
    below: 'below the range that we found',
    within: 'inside the range that we found',
    above: 'above the range that we found',
    notAbove: 'not above the range that we found',
    notBelow: 'not below the range that we found',
    unclear: 'inside or near the range that we found',
  } satisfies Record<Position, string>,
  /** Why to ask. */
  reasons: {
    below: 'Something may be left out: ask what.',
    within: 'Ask what it covers all the same.',
    above: 'It may cover more: ask what.',
    notAbove: 'We cannot place it more exactly: ask what the total covers.',
    notBelow: 'We cannot place it more exactly: ask what the total covers.',
    unclear: 'We cannot place it more exactly: ask what the total covers.',
  } satisfies Record<Position, string>,
  /** @param counted several pieces @param unit one of them @param own the quote's currency */
  price: (price: Span, counted: string | null, unit: string | null, isTyped: boolean, own: Own) => {
    const costs = counted ? `${counted} cost` : unit === null ? 'The treatment costs' : `One ${unit} costs`;
    return price.low === 0 && price.high === Number.POSITIVE_INFINITY
      ? `We cannot tell what ${lower(costs)} in this quote.`
      : `${costs} ${describeBoth(price, isTyped, own)} in this quote.`;
  },
  that: (isByOurFigures: boolean) => (isByOurFigures ? 'By our own figures that is' : 'That is'),
  range: (low: number, high: number, unit: string) =>
    `Our range: ${usdSpan({ low, high })}${unit && ` ${forUnit(unit)}`}.`,
  /** At the ends of the drawn range. */
  end: rounded,
  isNotFound: 'We cannot tell you if this is expensive. These questions will show what you pay for.',
  noJudgement: 'This says nothing about the clinic. Look at what the quote covers, line by line.',
  isSum: 'The quote has no total. We added up the amounts of the treatment that you typed.',
  deducted: (names: readonly string[]) =>
    `Our range is for the treatment alone, so we took this off the total: ${joinWords(names.map(lower))}.`,
  estimated: (names: readonly string[], sum: Span) =>
    `The price includes ${joinWords(names.map(name => (name === checkQuoteCopy.lines.hotel.name ? 'a hotel' : lower(name))))}. We took off about ${usdSpan(sum)} for ${names.length > 1 ? 'them' : 'it'}.`,
  unknown: (names: readonly string[]) =>
    `The total also pays for this, and we have no figure for it: ${joinWords(names.map(lower))}.`,
  besides: (names: readonly string[]) =>
    `Our range includes this, and the quote leaves it out: ${joinWords(names.map(lower))}. So the treatment costs more than this quote asks for it.`,
  isLessThanSum: 'The amounts of the lines add up to more than the total.',
  rate: (currency: string, perUsd: number, date: string) =>
    `We counted ${perUsd} ${currency} as one US dollar (${date && `${date}, `}approximate).`,
  dollar: 'We read "$" and amounts without a currency as US dollars.',
  noAmount: 'You typed no amount, so we compare no price.',
  onlyTrip: 'After the lines of the trip nothing is left for the treatment, so we compare no price.',
  noPrice: (treatment: string, country: string) =>
    `We have no price for ${treatment} in ${withArticle(country)}, so we compare none.`,
  noRate: (currencies: readonly string[]) =>
    `We have no exchange rate for ${joinWords(currencies)}, so we compare no price. Ask the clinic for the amount in US dollars.`,
  how: 'How we compared',
  table: 'Line by line',
  line: 'Line',
  quote: 'In the quote',
  ours: 'In our figures',
  yes: 'Yes',
  withAmount: (amount: string) => `Yes, ${amount}`,
  no: 'Not mentioned',
  notListed: 'Not said',
  extra: 'Extra, by the quote',
  ourWords: {
    included: 'in our price',
    trip: 'extra, in our estimate',
    leftOut: 'not in our price',
    unknown: 'not stated',
  } satisfies Record<ListedAs, string>,
  missing: (count: number) =>
    count === 0
      ? 'The quote mentions all that usually belongs to it.'
      : `The quote does not mention ${pluralize(count, 'thing')} that usually ${count === 1 ? 'belongs' : 'belong'} to it.`,
  listsNothing: 'The quote does not list what it covers. Ask for a list.',
  ask: 'Ask the clinic',
  mail: 'Send by e-mail',
  messenger: 'Send by WhatsApp',
  sendTo: 'Send by another app',
  notShared: 'Your device could not send it. Copy it instead.',
  greeting: (treatment: string, country: string) =>
    `Hello,\nthank you for your quote for ${treatment} in ${withArticle(country)}. Before I decide, please tell me:\n`,
  thanks: '\nThank you.',
  includes: 'Our price includes',
  excludes: 'It leaves out',
  askToo: 'Our price leaves these out. Ask about them too.',
  covers: 'What does the price cover, item by item, and what would make it higher?',
  why: (low: number, high: number) =>
    `Other prices that I know are ${usdSpan({ low, high })}. Why does yours differ?`,
  share: (names: readonly string[]) => `How much of the total is for ${joinWords(names.map(lower))}?`,
  which: 'The amounts add up to more than the total. Which is right?',
  inDollars: 'What is the total in US dollars?',
  always: [
    'Who treats me, where, and how often does this person do it?',
    'Who accredits the hospital or clinic, and where can I look it up?',
    'How many visits and nights does the plan need?',
    'When may I fly home, and what will you write for my airline?',
    'Which visa do I need, and who writes the letter?',
    'What follow-up will I need, and who does it at home?',
  ],
  anyDeposit: 'How much is the deposit, in which currency, to whom, and when do I get it back?',
  deposit: (words: string) =>
    `You ask for a deposit (${words}). To whom do I pay it, and when do I get it back?`,
  guarantee: (words: string) =>
    `What does your guarantee cover (${words}), and who pays for the travel then?`,
  brand: (words: string) => `You name ${words}. Which model is it, and do I get its certificate?`,
  howMuch: (names: readonly string[]) =>
    `Your quote leaves out ${joinWords(names.map(lower))}. How much do I pay for that?`,
  askAtHome: 'Before you pay, ask at home',
  atHome: [
    'What does my insurance cover, and have I told it everything?',
    'What does the doctor who knows me say?',
  ],
  copy: 'Copy the message',
  print: 'Print',
  copied: 'The message is copied.',
  refused: 'We could not copy the message. Copy it from here',
  indicative: (month: string) =>
    `Our prices are indicative${month && `, recorded ${month}`}. Not an offer and not medical advice.`,
  book: 'Where our prices come from',
  wholeTrip: 'The whole trip by this quote',
  wholeTotal: (total: string, home: string | null, without: readonly string[]) =>
    `${totalScope(without.map(lower))}${home === null ? '' : ` from ${withArticle(home)}`}: about ${total}.`,
  part: (name: string, span: string) => `${name}: ${span}`,
  /** @param shown in the currency of the trip, if that is another one */
  quotePart: (quote: Span, isTyped: boolean, own: Own, shown: string | null) =>
    `The quote: ${describe(quote, isTyped, own)}${shown === null ? '' : ` (about ${shown})`}`,
  wholeBasis:
    'What the quote does not pay is by our own figures: for one person, the usual stay and a standard hotel.',
  estimate: 'Estimate the trip with your own dates',
  trip: (treatment: string, country: string) =>
    `What the whole trip costs: ${treatment} in ${withArticle(country)}`,
} as const;
