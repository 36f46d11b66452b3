import { aboutLabel, timelines, tripFigures } from 'shared-contracts';
import type { Money } from 'shared-contracts/ui';
import { copy } from '../../../shared/quote-request.copy.ts';
import type { TripEstimate } from '../data/use-trip-estimate.ts';
import { type Draft, draftFields } from '../draft/draft.ts';

export interface ReceivedAnswer {
  label: string;
  /** Parts of one line; a number is a total in USD, whose dollars stand there. */
  text: (string | number)[];
}

/** The answers that a request was sent with, as the form names them; without the fields that were left empty. */
export function receivedAnswers(
  draft: Draft,
  treatmentName: string,
  estimate: TripEstimate,
  money: Money,
): ReceivedAnswer[] {
  const inWords: Draft = {
    ...draft,
    treatment: treatmentName,
    destination: draft.destination || copy.form.chooseDestination,
    forWhom: aboutLabel('for_whom', draft.forWhom),
    ageGroup: aboutLabel('age_group', draft.ageGroup),
    reachBy: aboutLabel('reach_by', draft.reachBy),
    timeline: timelines.find(({ value }) => value === draft.timeline)?.label ?? '',
  };
  const asked = draftFields.filter(field => field !== 'consentAt');
  return [
    ...asked
      .map(field => ({ label: copy.form[field], text: [inWords[field].trim()] }))
      .filter(({ text }) => text[0] !== ''),
    ...(estimate ? [{ label: copy.estimate.title, text: summaryOf(estimate, money) }] : []),
  ];
}

/** An attached estimate in one line: its totals as the form shows them, and what they count. */
function summaryOf({ cost, isExact, leftOut, counted }: NonNullable<TripEstimate>, money: Money) {
  if (!cost) return [counted];
  const totals = tripFigures(cost, null, money).flatMap(({ about, total, when, range }, index) => {
    const before = index === 0 ? copy.estimate.scope(leftOut, isExact) : ';';
    const notes = [when, range].filter(Boolean).join(', ');
    return [`${before} ${about}`, total, notes && ` (${notes})`];
  });
  return [...totals, `: ${counted}`];
}

/** A receipt as plain text. @param reference may be empty */
export const receiptText = (reference: string, answers: readonly ReceivedAnswer[], money: Money): string =>
  [
    copy.done.heading,
    ...(reference ? [`${copy.done.reference}: ${reference}`] : []),
    ...answers.map(({ label, text }) => `${label}: ${text.map(part => plainPart(part, money)).join('')}`),
  ].join('\n');

function plainPart(part: string | number, { dollars }: Money): string {
  if (typeof part === 'string') return part;
  const text = dollars(part);
  return text && ` ${text}`;
}
