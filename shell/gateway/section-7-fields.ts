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

/** The body of a call with only the fields of section 7; null if it has no others, or is not JSON. */
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

/** With these words an API says that it does not know a field. */
const UNKNOWN =
  /extra|additional|unknown|unexpected|not allowed|not permitted|unrecogni[sz]ed|forbidden|no such field/i;
export const isUnknownField = (refusal: string): boolean => UNKNOWN.test(refusal);

/**
 * Notes calls of which the API has taken all fields: from then on a refusal is about what they say. That it refuses some is not
 * noted, since a visitor's values may be why: each call has another try without them. @param info told of each call in a line
 */
export function createFieldNotes(info: (message: string) => void) {
  const taken = new Set<string>();
  const refused = new Set<string>();
  return {
    takesAll: ({ name }: SiteCall): boolean => taken.has(name),
    noteTaken: ({ name }: SiteCall): void => void taken.add(name),
    noteRefused({ name }: SiteCall): void {
      if (refused.has(name)) return;
      refused.add(name);
      info(
        `The API refuses fields of ${name} that section 7 does not name, such as dates and consent: it gets these calls again with only section 7's`,
      );
    },
  };
}
