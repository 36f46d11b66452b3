import { readJson } from './read-json.ts';
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

/** A body with only the fields of section 7, and the paths of those that it leaves out. */
interface PlainBody {
  plain: string;
  further: readonly string[];
}

/** Null for a body that has no further fields, or is not JSON. */
export function plainBody({ name }: SiteCall, text: string): PlainBody | null {
  const known = fields[name];
  if (!known) return null;
  const body = readJson(text);
  if (body === undefined) return null;
  const further: string[] = [];
  const plain = JSON.stringify(keep(body, known, '', further));
  return further.length > 0 ? { plain, further } : null;
}

/** @param further gets the paths of what is not kept */
function keep(value: unknown, known: readonly string[], prefix: string, further: string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const path = prefix + key;
    if (known.includes(path)) return [[key, inner] as const];
    if (known.some(other => other.startsWith(`${path}.`)))
      return [[key, keep(inner, known, `${path}.`, further)] as const];
    further.push(path);
    return [];
  });
  return Object.fromEntries(kept);
}

/** With these words an API says that it does not know a field. */
const UNKNOWN =
  /extra|additional|unknown|unexpected|not allowed|not permitted|unrecogni[sz]ed|forbidden|no such field/i;
export const isUnknownField = (refusal: string): boolean => UNKNOWN.test(refusal);

/** Strangers may make up any number of fields: the site has a few, and the latest are noted. */
const FURTHER_MAX = 20;
const NOTED_MAX = 200;

/**
 * Notes fields that the API has taken: from then on a refusal is about what they say. What it refuses is not left out of other
 * calls, since a visitor's values may be why: each has another try. @param info told of each call that it refuses in a line
 */
export function createFieldNotes(info: (message: string) => void) {
  const taken = new Set<string>();
  const refused = new Set<string>();
  return {
    takes: ({ name }: SiteCall, { further }: PlainBody): boolean =>
      further.every(path => taken.has(`${name} ${path}`)),
    noteTaken({ name }: SiteCall, { further }: PlainBody): void {
      if (further.length > FURTHER_MAX) return;
      for (const path of further) {
        taken.delete(`${name} ${path}`);
        taken.add(`${name} ${path}`);
      }
      for (const oldest of [...taken].slice(0, -NOTED_MAX)) taken.delete(oldest);
    },
    wasRefused: ({ name }: SiteCall): boolean => refused.has(name),
    noteRefused({ name }: SiteCall): void {
      if (refused.has(name)) return;
      refused.add(name);
      info(
        `The API refuses fields of ${name} that section 7 does not name, such as dates and consent: it gets these calls again with only section 7's`,
      );
    },
  };
}
