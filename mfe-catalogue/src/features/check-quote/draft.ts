import { asciiDigits } from 'shared-contracts';
import * as v from 'valibot';
import { type LineId, lineIds } from './quote-lines.ts';

/** More than any field takes: what is longer is cut, and then is not an amount. */
const FIELD_CHARACTERS = 60;
const Field = v.pipe(
  v.string(),
  v.transform(text => asciiDigits(text.slice(0, FIELD_CHARACTERS))),
);

/** What is kept of a pasted quote in its own words. */
export const termIds = ['brand', 'guarantee', 'deposit'] as const;

/** What was typed and ticked. A schema, because it also comes back from the server after a post without JavaScript. */
const DraftSchema = v.object({
  /** Id, or the name where there is no list to choose from. */
  treatment: v.optional(Field, ''),
  country: v.optional(Field, ''),
  /** Number of what the price counts, e.g. implants. */
  units: v.optional(Field, ''),
  total: v.optional(Field, ''),
  has: v.optional(v.array(v.picklist(lineIds)), []),
  amounts: v.optional(v.record(v.picklist(lineIds), Field), {}),
  /** Lines that a pasted quote leaves out or charges extra, and what it says of a maker, a guarantee and a deposit. */
  extra: v.optional(v.array(v.picklist(lineIds)), []),
  terms: v.optional(v.record(v.picklist(termIds), Field), {}),
});
export type Draft = v.InferOutput<typeof DraftSchema>;

export const emptyDraft: Draft = v.parse(DraftSchema, {});

/** Element id of what the check finds, where the page opens after a post. */
export const RESULT_ID = 'quote-check-result';

/** Names of the form's fields. */
export const hasField = (line: LineId): string => `has-${line}`;
export const amountField = (line: LineId): string => `amount-${line}`;
export const extraField = (line: LineId): string => `extra-${line}`;
export const termField = (term: (typeof termIds)[number]): string => `term-${term}`;
/** Element id of a field, which the list of faults links to. */
export const fieldId = (name: string): string => `quote-check-${name}`;

/** Reads the form, in the browser or as it was posted. Whatever else is in it is left out. */
export function readDraft(form: FormData): Draft {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return v.parse(DraftSchema, {
    treatment: read('treatment'),
    country: read('country'),
    units: read('units'),
    total: read('total'),
    has: lineIds.filter(line => form.has(hasField(line))),
    amounts: Object.fromEntries(lineIds.map(line => [line, read(amountField(line))])),
    extra: lineIds.filter(line => form.has(extraField(line))),
    terms: Object.fromEntries(termIds.map(term => [term, read(termField(term))])),
  });
}

/** The draft that the server passed on, or that a link carries; none if it has another shape. */
export function parseDraft(state: unknown): Draft | null {
  const result = v.safeParse(DraftSchema, state);
  return result.success ? result.output : null;
}
