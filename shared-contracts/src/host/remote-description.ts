import * as v from 'valibot';
import { RemoteKeySchema } from '../site/remotes.ts';
import { PageDescriptionSchema } from '../site/site-page.ts';
import { OfferedSlotSchema } from './offered-slot.ts';

const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(400));
const Prefix = v.pipe(v.string(), v.regex(/^(?:\/[\w-]+)+$/, 'must be a path such as /reviews'));
const Expose = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be the name of a file'));

/** What the shell can lead to from a fallback, without a remote and without the API. */
export const fallbackLinks = ['treatments', 'samples', 'quote', 'contact', 'document'] as const;

/** What is shown in place of a module while it cannot be loaded. */
export const FallbackSchema = v.object({
  /** Title; by default the page's name. */
  title: v.optional(Text),
  text: Text,
  /** What is true for a long time. */
  facts: v.optional(v.array(v.object({ title: Text, lines: v.array(Text) }))),
  note: v.optional(Text),
  /**
   * Links to all treatments, sample costs, a link to the quote form, email and phone, and a link to the page as a document,
   * which needs no code in the page.
   */
  links: v.optional(v.array(v.picklist(fallbackLinks)), []),
});
export type Fallback = v.InferOutput<typeof FallbackSchema>;

/** The row of a page, and the file of its module, `src/exposes/<expose>.tsx`; one module may be several pages. */
export const PageRowSchema = v.object({
  ...PageDescriptionSchema.entries,
  expose: Expose,
  fallback: v.optional(FallbackSchema),
  /** Places in it for widgets of other remotes. */
  slots: v.optional(v.array(OfferedSlotSchema)),
});

/** The row of a widget: the slot that its module fills. One module may fill several. */
export const WidgetRowSchema = v.object({
  expose: Expose,
  slot: v.string(),
  fallback: v.optional(FallbackSchema),
  /** Places in it for widgets of other remotes, which have none themselves. */
  slots: v.optional(v.array(OfferedSlotSchema)),
});

/** What a remote says of itself in `src/remote.ts`. Its releases carry it, and the shell knows nothing else of a remote. */
export const RemoteDescriptionSchema = v.strictObject({
  key: RemoteKeySchema,
  /** The remote owns these paths and everything below them. */
  prefixes: v.array(Prefix),
  pages: v.array(v.strictObject(PageRowSchema.entries)),
  widgets: v.array(v.strictObject(WidgetRowSchema.entries)),
});
/** What a remote says of itself: its prefixes, its pages, and its widgets. */
export type RemoteDescription = v.InferInput<typeof RemoteDescriptionSchema>;

/** Whether a path is one of these or lies below one. */
export const isBelow = (prefixes: readonly string[], path: string): boolean =>
  prefixes.some(prefix => path === prefix || path.startsWith(`${prefix}/`));
