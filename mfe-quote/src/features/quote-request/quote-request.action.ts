import { type ActionContext, type ActionResult, ApiError } from 'shared-contracts';
import { type Draft, emptyDraft, fieldNames, TRAP } from './draft.ts';
import type { Posted, Receipt } from './posted.ts';
import { copy } from './quote-request.copy.ts';
import { errorsOf, refusedFields, toSubmission } from './submission.rules.ts';
import { separated } from './typed-characters.ts';

const PATH = '/contact';

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
  if (form.get(TRAP)) return again({ problem: 'refused', errors: {}, values });
  const errors = errorsOf(values);
  if (Object.keys(errors).length > 0) return again({ errors, values });
  if (ctx.openedMs === null || ctx.openedMs < FASTEST_MS)
    return again({ problem: 'tooFast', errors: {}, values });
  try {
    if (values.destination) {
      const offered = await ctx.api.treatmentCountries(values.treatment, ctx.signal);
      if (!offered.some(({ country }) => country === values.destination))
        return again({ errors: { destination: copy.messages.destination }, values });
    }
    const { idempotencyKey, sessionId } = ctx;
    const receipt: Receipt = await ctx.api.submitContact(
      sessionId,
      toSubmission(values, null),
      { idempotencyKey },
      ctx.signal,
    );
    return { status: 303, to: PATH, flash: receipt };
  } catch (error) {
    return answerTo(error, values);
  }
}

function answerTo(error: unknown, values: Draft): ActionResult {
  if (!(error instanceof ApiError)) return again({ problem: 'failed', errors: {}, values });
  // The key stands for session and payload: it was used before, by this very request at another time of consent.
  if (error.status === 409) return { status: 303, to: PATH, flash: { reference: null } satisfies Receipt };
  if (error.status === 429) return again({ problem: 'busy', errors: {}, values });
  if (error.status === 422) {
    return again({ problem: 'refused', errors: refusedFields(error.problem), values });
  }
  return again({ problem: 'failed', errors: {}, values });
}
