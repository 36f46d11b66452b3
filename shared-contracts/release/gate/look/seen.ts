import * as v from 'valibot';
import type { JournalEntry } from '../../journal-entry.ts';

/** What looks have seen of what is live. */
const SeenSchema = v.object({
  /** Letters of the text of each page and widget, by module. */
  text: v.record(v.string(), v.number()),
  /** Names of all that pages have stored, such as `cookie carefare`. */
  storage: v.array(v.string()),
});
export type Seen = v.InferOutput<typeof SeenSchema>;

/** In an entry's checks, as JSON: shells of before read entries with no other field. */
const SEEN = 'seen';

/** Undefined for entries that were written without a look, and before there were any. */
export function readSeen(entry: JournalEntry | null): Seen | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SeenSchema), entry?.checks[SEEN]);
  return parsed.success ? parsed.output : undefined;
}

/** What the next entry keeps for the one after it: of what was opened now, and of all that did not move. */
export function keepSeen(
  live: JournalEntry | null,
  moved: JournalEntry['moved'],
  now?: { seen: Seen },
): JournalEntry['checks'] {
  const before = readSeen(live);
  if (!before && !now) return {};
  const rest = Object.entries(before?.text ?? {}).filter(([id]) => !id.startsWith(`${moved?.what}/`));
  const storage = new Set([...(before?.storage ?? []), ...(now?.seen.storage ?? [])]);
  const seen: Seen = {
    text: { ...Object.fromEntries(rest), ...now?.seen.text },
    storage: [...storage].toSorted(),
  };
  return { [SEEN]: JSON.stringify(seen) };
}

/** What the checks said, without what looks have seen. */
export const withoutSeen = ({ [SEEN]: _seen, ...checks }: JournalEntry['checks']): JournalEntry['checks'] =>
  checks;
