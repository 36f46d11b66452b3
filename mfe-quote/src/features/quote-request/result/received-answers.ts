import { aboutLabel, timelines } from 'shared-contracts';
import { copy } from '../../../shared/quote-request.copy.ts';
import { type Draft, draftFields } from '../draft/draft.ts';

export interface ReceivedAnswer {
  label: string;
  text: string;
}

/** The answers that a request was sent with, as the form names them; without the fields that were left empty. */
export function receivedAnswers(draft: Draft, treatmentName: string, estimate: string): ReceivedAnswer[] {
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
    ...asked.map(field => ({ label: copy.form[field], text: inWords[field].trim() })),
    { label: copy.estimate.title, text: estimate.trim() },
  ].filter(({ text }) => text !== '');
}

/** A receipt as plain text. @param reference may be empty */
export const receiptText = (reference: string, answers: readonly ReceivedAnswer[]): string =>
  [
    copy.done.heading,
    ...(reference ? [`${copy.done.reference}: ${reference}`] : []),
    ...answers.map(({ label, text }) => `${label}: ${text}`),
  ].join('\n');
