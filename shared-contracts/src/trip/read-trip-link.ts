import * as v from 'valibot';
import { CurrencySchema } from '../api/fields.ts';
import { decodeSegment } from '../site/site-page.ts';
import { type ParsedTrip, parseTrip } from './parse-trip.ts';
import { givenAnswers } from './trip-link.ts';

/** The start of a trip, also where a link was cut off within its name. */
const SHARED = /[&;]trip|calculator-section[&;](?:t(?:ri?)?)?$/i;
/** The version of the format, which only gains answers, and the answers. What is encoded never ends in a hyphen or underscore. */
const VERSIONED = /trip(?:3D)*v1\.([\w-]*[a-z\d])/i;
const ANSWERS_MAX = 2_000;
const FRAGMENT_MAX = 10_000;
/** How often programs on the way may have encoded a link. */
const ENCODINGS_MAX = 3;
const damaged: ParsedTrip = { trip: null };

/**
 * Parses the trip in a fragment, also in one that mail programs or a sentence around it have changed, as long as the whole
 * trip is there. Never throws.
 * @param today `YYYY-MM-DD`; dates out of bounds on this day are dropped
 * @returns null if the fragment has no trip
 */
export function parseTripLink(fragment: string, today: string): ParsedTrip | null {
  const link = decodeLink(fragment);
  const lines = withoutBreaks(link);
  if (!SHARED.test(lines)) return null;
  // What follows a space is the rest of a long line, or of the sentence.
  const answers = readAnswers(lines) ?? readAnswers(withoutBreaks(link.trim().split(/\s/, 1)[0] ?? ''));
  if (answers === undefined) return damaged;
  return parseLinkAnswers(answers, today);
}

/** Parses the answers of a link, as `parseTrip` does. A link without any is damaged, since no estimate is shared without them. */
export function parseLinkAnswers(answers: unknown, today: string): ParsedTrip {
  const parsed = parseTrip(answers, today);
  if (!parsed.trip) return parsed;
  if (!parsed.datesDropped && givenAnswers(parsed.trip).length === 0) return damaged;
  const { output, success } = v.safeParse(v.object({ currency: CurrencySchema }), answers);
  return success ? { ...parsed, currency: output.currency } : parsed;
}

/** Without the escapes of programs that encode an address again, and with plain characters for those of HTML. */
function decodeLink(fragment: string): string {
  let link = fragment.slice(0, FRAGMENT_MAX);
  for (let round = 0; round < ENCODINGS_MAX; round += 1)
    link = link.replaceAll(/(?:%[\da-f]{2})+/gi, decodeSegment);
  return link.replaceAll(/&#(?:61|x3d);/gi, '=');
}

/** Mail programs break long lines by `=`, spaces, invisible characters, or the `>` of a reply. None is part of a link. */
const withoutBreaks = (link: string): string => link.replaceAll(/[=\s>\p{Cf}]+/gu, '');

function readAnswers(link: string): unknown {
  const text = VERSIONED.exec(link)?.[1];
  return text === undefined || text.length > ANSWERS_MAX ? undefined : decode(text);
}

/** Decodes base64url of UTF-8 to its JSON value; undefined if invalid. */
function decode(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), byte =>
      byte.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
