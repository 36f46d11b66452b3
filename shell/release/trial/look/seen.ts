import * as v from 'valibot';
import type { JournalEntry } from '../../journal/journal-entry.ts';

/** What looks and trials have seen of what is live. */
const SeenSchema = v.object({
  /** Letters of the text of each page and widget, by module. */
  text: v.record(v.string(), v.number()),
  /** Names of all that pages have stored, such as `cookie carefare`. */
  storage: v.array(v.string()),
  /** Bytes of the HTML of each page and widget, by remote and path or module. */
  bytes: v.optional(v.record(v.string(), v.number())),
  /** Bytes of files and calls that each page loads, by remote and path. */
  loaded: v.optional(v.record(v.string(), v.number())),
});
export type Seen = v.InferOutput<typeof SeenSchema>;

/** As JSON among an entry's checks: older shells reject entries with an unknown field. */
const SEEN = 'seen';

/** Undefined for entries that were written without a look, and before there were any. */
export function readSeen(entry: JournalEntry | null): Seen | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SeenSchema), entry?.checks[SEEN]);
  return parsed.success ? parsed.output : undefined;
}

/** What the next entry keeps for the one after it: of what was opened and rendered now, and of all that did not move. */
export function keepSeen(
  live: JournalEntry | null,
  moved: JournalEntry['moved'],
  now: Partial<Seen>,
): JournalEntry['checks'] {
  const before = readSeen(live);
  const isOf = (key: string) => key.split(/[ /]/)[0] === moved?.what;
  const keep = (numbers: Seen['text'] = {}) => Object.entries(numbers).filter(([key]) => !isOf(key));
  const seen: Seen = {
    text: { ...Object.fromEntries(keep(before?.text)), ...now.text },
    storage: [...new Set([...(before?.storage ?? []), ...(now.storage ?? [])])].toSorted(),
    bytes: { ...Object.fromEntries(keep(before?.bytes)), ...now.bytes },
    loaded: { ...Object.fromEntries(keep(before?.loaded)), ...now.loaded },
  };
  return { [SEEN]: JSON.stringify(seen) };
}

/** What the checks said, without what looks have seen. */
export const withoutSeen = ({ [SEEN]: _seen, ...checks }: JournalEntry['checks']): JournalEntry['checks'] =>
  checks;
