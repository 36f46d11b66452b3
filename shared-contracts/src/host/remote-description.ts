import * as v from 'valibot';
import { PageDescriptionSchema } from '../site/site-page.ts';
import { remoteKeys } from './remotes.ts';

const Prefix = v.pipe(v.string(), v.regex(/^(?:\/[\w-]+)+$/, 'must be a path such as /reviews'));

/** What a remote says of itself in `src/remote.ts`. Its releases carry it, and the shell knows nothing else of a remote. */
export const RemoteDescriptionSchema = v.strictObject({
  key: v.picklist(remoteKeys),
  /** The remote owns these paths and everything below them. */
  prefixes: v.array(Prefix),
  /** Its pages. The module of each is `src/exposes/<expose>.tsx`; one module may be several pages. */
  pages: v.array(
    v.strictObject({
      ...PageDescriptionSchema.entries,
      expose: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be the name of a file')),
    }),
  ),
});
/** What a remote says of itself: its prefixes and its pages. */
export type RemoteDescription = v.InferOutput<typeof RemoteDescriptionSchema>;

/** Whether a path is one of these or lies below one. */
export const isBelow = (prefixes: readonly string[], path: string): boolean =>
  prefixes.some(prefix => path === prefix || path.startsWith(`${prefix}/`));
