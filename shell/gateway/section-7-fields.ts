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

/** How long an API that refused further fields of a call gets none. */
const PLAIN_FOR_MS = 600_000;

/**
 * Notes of which calls the API refuses fields that section 7 does not name. Once it has taken them it does not count as
 * refusing them: then a refusal is about what they say. @param info told of each in a line
 */
export function createPlainCalls(info: (message: string) => void) {
  const until = new Map<string, number>();
  const taken = new Set<string>();
  return {
    has: ({ name }: SiteCall): boolean => (until.get(name) ?? 0) > performance.now(),
    takesAll: ({ name }: SiteCall): boolean => taken.has(name),
    noteTakesAll: ({ name }: SiteCall): void => void taken.add(name),
    add({ name }: SiteCall): void {
      until.set(name, performance.now() + PLAIN_FOR_MS);
      info(
        `The API refuses fields of ${name} that section 7 does not name, such as dates and consent: it gets only section 7's`,
      );
    },
  };
}
