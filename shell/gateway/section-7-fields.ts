import type { SiteCall } from './site-calls.ts';

/** The fields that section 7 names, by call; a field that holds others has them after a dot. */
const fields: Readonly<Record<string, readonly string[]>> = {
  'PUT journey/{sessionId}': [
    'step',
    'updates.treatment_id',
    'updates.accommodation_duration',
    'updates.variant',
    'updates.source',
    'updates.destination',
    'updates.timeline',
    'updates.patient_count',
    'updates.people_count',
    'updates.accommodation_id',
    'updates.travel_support',
    'updates.visa_support',
    'updates.food_id',
  ],
  'POST journey/compute-cost-by-treatment': [
    'treatment_id',
    'source',
    'people_count',
    'patient_count',
    'accommodation_duration',
    'accommodation_id',
    'food_id',
    'travel_support',
    'visa_support',
  ],
  'POST journey/{sessionId}/submissions': ['kind', 'payload'],
};

/** With these words an API says that it does not know a field. */
const UNKNOWN =
  /extra|additional|unknown|unexpected|not allowed|not permitted|unrecogni[sz]ed|forbidden|no such field/i;

/** The body of a call with the fields of section 7 alone; null if it has no others, or is no JSON. */
export function plainBody({ name }: SiteCall, text: string): string | null {
  const known = fields[name];
  if (!known) return null;
  const body = readJson(text);
  if (body === undefined) return null;
  const plain = keep(body, known, '');
  const rest = JSON.stringify(plain);
  return rest === JSON.stringify(body) ? null : rest;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function keep(value: unknown, known: readonly string[], prefix: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const path = prefix + key;
    if (known.includes(path)) return [[key, inner] as const];
    return known.some(other => other.startsWith(`${path}.`))
      ? [[key, keep(inner, known, `${path}.`)] as const]
      : [];
  });
  return Object.fromEntries(kept);
}

/** Whether an API refuses a call because of a field that it does not know. @param text its answer */
export const isUnknownField = (status: number, text: string): boolean =>
  (status === 400 || status === 422) && UNKNOWN.test(text);
