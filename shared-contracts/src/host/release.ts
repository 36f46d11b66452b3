import * as v from 'valibot';
import { RemoteKeySchema } from '../site/remotes.ts';
import { PageRowSchema, RemoteDescriptionSchema, WidgetRowSchema } from './remote-description.ts';

const Integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 integrity'));
/** Path of a file relative to the release's folder, and inside it. */
const ReleaseFile = v.pipe(
  v.string(),
  v.regex(/^(?!.*\.\.)[\w][\w./-]*$/, 'must be a path inside the release'),
);
const AssetSchema = v.object({ file: ReleaseFile, integrity: Integrity });

/** The contract's entry points that the shell shares with remotes. */
export const entryPoints = ['shared-contracts', 'shared-contracts/ui', 'shared-contracts/ui/forms'] as const;
export type EntryPoint = (typeof entryPoints)[number];

/** Every module that the shell shares with remotes, as a singleton. */
export const sharedModules = ['react', 'react/jsx-runtime', 'react-dom', ...entryPoints] as const;
export type SharedModule = (typeof sharedModules)[number];

const ExposedFilesSchema = v.object({
  js: v.array(AssetSchema),
  /** Code that is loaded later brings its own. */
  css: v.array(AssetSchema),
  entryPoints: v.array(v.picklist(entryPoints)),
});

/**
 * `release.json`: the description of a remote's build. Written by `defineRemote`, checked by the shell before a release
 * goes live. `uses` lists the imported names by entry point, so that a release that needs a missing name is never served.
 */
export const ReleaseSchema = v.object({
  schema: v.literal(1),
  remote: RemoteKeySchema,
  container: v.pipe(v.string(), v.regex(/^[a-z_]\w*$/i)),
  version: v.string(),
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  prefixes: RemoteDescriptionSchema.entries.prefixes,
  pages: v.array(PageRowSchema),
  widgets: v.array(WidgetRowSchema),
  exposes: v.record(v.string(), ExposedFilesSchema),
  web: AssetSchema,
  node: AssetSchema,
  /** Every file of the release but release.json itself, by path. A release goes live only with all of them. */
  files: v.record(ReleaseFile, v.object({ integrity: Integrity, bytes: v.pipe(v.number(), v.integer()) })),
  /** Pages and modules of the release before that this one takes away on purpose. */
  removes: v.array(v.string()),
  /** Most KB (1,024 bytes) of brotli that all scripts and all styles for browsers may have: `carefare.budgets` of package.json. */
  budgets: v.optional(v.object({ scripts: v.optional(v.number()), styles: v.optional(v.number()) })),
  uses: v.record(v.string(), v.array(v.string())),
  /** Version ranges of the shared modules that the code was built for. */
  shared: v.record(v.string(), v.string()),
});
export type Release = v.InferOutput<typeof ReleaseSchema>;

/** A release as the client needs it, without the server's fields; `base` is the address of its folder. */
export const LiveReleaseSchema = v.object({
  ...v.pick(ReleaseSchema, ['container', 'digest', 'prefixes', 'pages', 'widgets', 'exposes', 'web']).entries,
  base: v.pipe(v.string(), v.regex(/^\/_releases\/[a-z0-9-]+\/[0-9a-f]{16}\/$/)),
});
export type LiveRelease = v.InferOutput<typeof LiveReleaseSchema>;

/** The live composition. Its id is a digest that includes the shell's own release. */
export const CompositionSchema = v.object({
  id: v.string(),
  shell: v.string(),
  remotes: v.record(RemoteKeySchema, LiveReleaseSchema),
  /** Remotes whose release could not be loaded. */
  missing: v.optional(v.array(RemoteKeySchema)),
  /** Paths of the pages that are left out, since what they need is not there. */
  absent: v.optional(v.array(v.string())),
});
export type Composition = v.InferOutput<typeof CompositionSchema>;
