import { RemoteKeySchema } from 'shared-contracts/host';
import * as v from 'valibot';
import { DigestSchema, IntegritySchema, StoredReleaseSchema } from '../store/stored-release.ts';

export const CHANNEL_NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** The largest share of visitors, in percent. */
export const SHARE_MAX = 50;
const PercentSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SHARE_MAX));
const ChannelSchema = v.pipe(v.string(), v.regex(CHANNEL_NAME, 'must be the name of a channel'));
const RemotesSchema = v.record(RemoteKeySchema, StoredReleaseSchema);

/** Releases that a share of visitors gets in place of those in `remotes`. */
const ShareSchema = v.strictObject({
  /** Where they came from. What the channel gets later is not in it. */
  channel: ChannelSchema,
  remotes: RemotesSchema,
  /** Percent of visitors. */
  percent: PercentSchema,
});

export const NAME_MAX = 200;
/** Who made a move. */
export const NameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_MAX));
export const REASON_MAX = 1_000;
export const ReasonSchema = v.pipe(v.string(), v.maxLength(REASON_MAX));

const EntrySchema = v.strictObject({
  schema: v.literal(1),
  /** In the journal of a channel: its name. */
  channel: v.optional(ChannelSchema),
  /** The shell's release that the composition was checked with. */
  shell: StoredReleaseSchema,
  /** In the journal of a channel: its releases in place of live ones. Without any it is closed. */
  remotes: RemotesSchema,
  share: v.optional(ShareSchema),
  /** Paths of the pages that retired remotes had and that are gone for good, by remote. */
  gone: v.optional(v.record(RemoteKeySchema, v.array(v.pipe(v.string(), v.startsWith('/'))))),
  /** What this entry changed in `remotes`; null for the first, and when it changed something else. */
  moved: v.nullable(
    v.strictObject({
      what: v.union([v.literal('shell'), RemoteKeySchema]),
      from: v.nullable(DigestSchema),
      to: v.nullable(DigestSchema),
    }),
  ),
  by: NameSchema,
  at: v.pipe(v.string(), v.isoTimestamp()),
  reason: ReasonSchema,
  /** What the checks before the move reported, by check. */
  checks: v.record(v.string(), v.string()),
  /** Integrity of the entry before, null for the first; absent in a journal that is not signed. */
  previous: v.optional(v.nullable(IntegritySchema)),
  /** Signature of all of the above and the entry's number, by ed25519. */
  signature: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/, 'must be an ed25519 signature'))),
});

/** One entry of a journal: a whole composition or, in a channel, what differs; and who moved what, when and why. */
export const JournalEntrySchema = v.pipe(
  EntrySchema,
  v.check(
    ({ share, remotes }) => Object.keys(share?.remotes ?? {}).every(key => key in remotes),
    'a share needs a release of its remotes for the other visitors',
  ),
);
export type JournalEntry = v.InferOutput<typeof JournalEntrySchema>;
export type Share = v.InferOutput<typeof ShareSchema>;
