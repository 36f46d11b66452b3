import { type ActionContext, type ActionResult, ApiError } from 'shared-contracts';
import { type Draft, emptyDraft, fieldNames, PATH, TRAP } from './draft.ts';
import type { Posted, Receipt } from './posted.ts';
import { copy } from './quote-request.copy.ts';
import { failureOf } from './send-problem.ts';
import { errorsOf, toSubmission } from './submission.rules.ts';
import { separated } from './typed-characters.ts';

/** Nobody fills in the form in less, in ms. */
const FASTEST_MS = 2_000;

/** A form as it was posted. Files and repeated fields are no text and count as empty. */
export function readDraft(form: FormData, now: Date): Draft {
  const read = (name: string) => {
    const value = form.get(name);
    // Browsers send line ends as CRLF, which would count twice against the limit.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return {
    ...emptyDraft,
    fullName: separated(read(fieldNames.fullName)),
    email: read(fieldNames.email),
    phone: read(fieldNames.phone),
    treatment: read(fieldNames.treatment),
    source: read(fieldNames.source),
    destination: read(fieldNames.destination),
    timeline: read(fieldNames.timeline),
    notes: read(fieldNames.notes),
    consentAt: read(fieldNames.consentAt) ? now.toISOString() : '',
  };
}

/**
 * The page again, with what went wrong and all that was typed. Also when the API failed: a 503 would be answered with the
 * shell's fallback, and the answers would be lost.
 */
const again = (state: Posted): ActionResult => ({ status: 422, state });

/** Answers a post of the form without JavaScript; the same rules and words as in the browser. */
export async function sendPosted(form: FormData, ctx: ActionContext): Promise<ActionResult> {
  const values = readDraft(form, new Date());
  const refusal = refusalOf(form, values, ctx);
  if (refusal) return again({ errors: {}, values, ...refusal });
  const { api, sessionId, idempotencyKey, signal } = ctx;
  try {
    if (values.destination) {
      const offered = await api.treatmentCountries(values.treatment, signal);
      if (!offered.some(({ country }) => country === values.destination))
        return again({ errors: { destination: copy.messages.destination }, values });
    }
    if (sessionId === null) return again({ problem: 'noSession', errors: {}, values });
    const submission = toSubmission(values, null);
    const receipt: Receipt = await api.submitContact(sessionId, submission, { idempotencyKey }, signal);
    return { status: 303, to: PATH, flash: receipt };
  } catch (error) {
    // The key stands for session and payload: it was used before, by this very request at another time of consent.
    if (error instanceof ApiError && error.status === 409)
      return { status: 303, to: PATH, flash: { reference: null } satisfies Receipt };
    return again({ errors: {}, values, ...failureOf(error) });
  }
}

/** What keeps a post from being sent at all. */
function refusalOf(form: FormData, values: Draft, { openedMs }: ActionContext): Partial<Posted> | undefined {
  if (form.get(TRAP)) return { problem: 'trapped' };
  const errors = errorsOf(values);
  if (Object.keys(errors).length > 0) return { errors };
  if (openedMs === null) return { problem: 'unopened' };
  return openedMs < FASTEST_MS ? { problem: 'tooFast' } : undefined;
}
