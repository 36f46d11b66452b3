import { timelines } from 'shared-contracts';
import { copy } from '../../../shared/quote-request.copy.ts';
import type { Draft } from '../draft/draft.ts';

export interface ReceivedAnswer {
  label: string;
  text: string;
}

/** The answers that a request was sent with, as the form names them; without those that were left open. */
export function receivedAnswers(draft: Draft, treatmentName: string, estimate: string): ReceivedAnswer[] {
  const answers = [
    [copy.form.fullName, draft.fullName],
    [copy.form.email, draft.email],
    [copy.form.phone, draft.phone],
    [copy.form.treatment, treatmentName],
    [copy.form.source, draft.source],
    [copy.form.destination, draft.destination || copy.form.chooseDestination],
    [copy.form.timeline, timelines.find(({ value }) => value === draft.timeline)?.label ?? ''],
    [copy.form.notes, draft.notes],
    [copy.estimate.title, estimate],
  ] as const;
  return answers.map(([label, text]) => ({ label, text: text.trim() })).filter(({ text }) => text !== '');
}

/** A receipt as plain text. */
export const receiptText = (reference: string, answers: readonly ReceivedAnswer[]): string =>
  [
    copy.done.heading,
    `${copy.done.reference}: ${reference}`,
    ...answers.map(({ label, text }) => `${label}: ${text}`),
  ].join('\n');
