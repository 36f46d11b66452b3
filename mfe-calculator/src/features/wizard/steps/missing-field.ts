import type { MissingAnswer } from 'shared-contracts';

const named = (name: string) => `[name="${name}"]`;

/** The selector of each answer's field. */
const fields: Record<MissingAnswer, string> = {
  treatment: named('treatment'),
  source: named('source'),
  destination: named('destination'),
  startDate: named('start-date'),
  endDate: named('end-date'),
  endDateAfterStart: named('end-date'),
  datesInWindow: '[type="date"]:invalid',
  nightsInBounds: named('end-date'),
  patients: named('patients'),
  companions: named('companions'),
  accommodationType: named('accommodation'),
  accommodationDuration: named('accommodationDuration'),
  foodPreference: named('food'),
};

/** Focuses the field of a missing answer; where there is none, such as in a list that failed, the step's first control. */
export function focusMissing(form: HTMLFormElement, missing: MissingAnswer): void {
  const field =
    form.querySelector<HTMLElement>(fields[missing]) ??
    form.querySelector<HTMLElement>('input, select, [data-failure] button');
  field?.focus();
}
