import {
  type ActionContext,
  type ActionResult,
  bounds,
  type CheckContext,
  searchedCountry,
} from 'shared-contracts';
import * as v from 'valibot';
import { copy } from '../../../shared/quote-request.copy.ts';
import {
  CONTACT_PATH,
  COPY_FIELD,
  type Draft,
  type DraftField,
  DraftSchema,
  draftFields,
  fieldNames,
  HONEYPOT,
} from '../draft/draft.ts';
import { replaceSeparators } from '../draft/sanitize-input.ts';
import { cleanDraft, isTreatmentId, validateDraft } from '../draft/validate-draft.ts';
import type { FormResponse, Receipt } from './form-response.ts';
import { sendCopy } from './send-copy.ts';
import { type Failure, failureOf } from './send-problem.ts';
import { toSubmission } from './submission.rules.ts';

/** A person takes longer than this to fill in the form, in ms (docs/decisions/003). */
const MIN_OPEN_MS = 2_000;
/** How long the receipt waits for the copy, in ms: the visitor looks at a blank page meanwhile. */
const COPY_WAIT_MS = 2_000;

/** Validates and sends a form post without JavaScript (section 10.17) by the browser's rules and messages. */
export function checkFormPost(form: FormData, ctx: CheckContext): ActionResult | undefined {
  const values = readDraft(form, new Date());
  const rejection = rejectionOf(form, values, ctx);
  return rejection && showForm({ ...rejection, values });
}

/** Sends a form post without JavaScript to the API. Never rejects. */
export async function handleFormPost(form: FormData, ctx: ActionContext): Promise<ActionResult> {
  // Not every shell that is live has asked before.
  const refused = checkFormPost(form, ctx);
  if (refused) return refused;
  const values = readDraft(form, new Date());
  const { api, sessionId, idempotencyKey, signal } = ctx;
  try {
    if (!isTreatmentId(values.treatment)) {
      const typed = values.treatment.trim().toLowerCase();
      const treatments = await api.treatments(signal, { search: typed.slice(0, bounds.name) });
      const found = treatments.find(({ name }) => name.toLowerCase() === typed);
      if (!found) return showForm({ errors: { treatment: copy.messages.treatment }, values });
      values.treatment = found.id;
    }
    if (values.destination) {
      const countries = await api.treatmentCountries(values.treatment, signal);
      // It may have been typed.
      const typed = values.destination.trim().toLowerCase();
      const named = searchedCountry(
        typed,
        countries.map(({ country }) => country),
      );
      const found =
        countries.find(({ country }) => country.toLowerCase() === typed) ??
        countries.find(({ country }) => country === named);
      if (!found) return showForm({ errors: { destination: copy.messages.destination }, values });
      values.destination = found.country;
    }
    if (sessionId === null) return showForm({ problem: 'noSession', values });
    const submission = toSubmission(values, null);
    const { reference } = await api.submitContact(sessionId, submission, { idempotencyKey }, signal);
    const sent = values.copyByEmail
      ? await Promise.race([sendCopy(api, sessionId, reference), waitForCopy()])
      : undefined;
    return showReceipt(values, { reference, ...(sent && { copy: sent }) });
  } catch (error) {
    return showForm({ ...failureOf(error), values });
  }
}

/** Reads and cleans a posted form. Files count as empty. */
function readDraft(form: FormData, now: Date): Draft {
  const read = (field: DraftField) => {
    const value = form.get(fieldNames[field]);
    // Browsers send line ends as CRLF, which would count twice towards the limit.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  const draft = v.parse(DraftSchema, {
    ...Object.fromEntries(draftFields.map(field => [field, read(field)])),
    fullName: replaceSeparators(read('fullName')),
    consentAt: read('consentAt') && now.toISOString(),
    copyByEmail: form.has(COPY_FIELD),
  });
  return cleanDraft(draft);
}

/** Why a post is not sent to the API at all; undefined if it can be sent. */
function rejectionOf(form: FormData, values: Draft, { openedMs }: CheckContext): Failure | undefined {
  if (form.get(HONEYPOT)) return { problem: 'spam' };
  const errors = validateDraft(values);
  // The name of a treatment is looked for.
  if (values.treatment.trim()) delete errors.treatment;
  if (Object.keys(errors).length > 0) return { errors };
  if (openedMs === null) return { problem: 'notOpened' };
  return openedMs < MIN_OPEN_MS ? { problem: 'tooFast' } : undefined;
}

/** The page again, with the answers and what went wrong. Always 422 (docs/decisions/004). */
const showForm = (state: FormResponse): ActionResult => ({ status: 422, state });

const showReceipt = (
  { treatment, destination }: Draft,
  receipt: Pick<Receipt, 'reference' | 'copy'>,
): ActionResult => ({
  status: 303,
  to: CONTACT_PATH,
  flash: { ...receipt, treatment, destination } satisfies Receipt,
});

/** Resolves once the response no longer waits for the copy, which may still be sent. */
const waitForCopy = () => new Promise<'pending'>(resolve => setTimeout(resolve, COPY_WAIT_MS, 'pending'));
