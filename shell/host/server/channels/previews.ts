import { LRUCache } from 'lru-cache';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';
import type { ChannelSource, RequestedDifference } from '../composition/composition-source.ts';
import type { CompositionWatcher } from '../composition/composition-watcher.ts';
import type { DifferenceRunner } from '../composition/difference.ts';
import { CHANNELS_EVERY_MS } from '../composition/intervals.ts';
import {
  type CookieScope,
  type Cookies,
  createCookie,
  endCookie,
  readCookie,
} from '../guard/signed-cookie.ts';

const COOKIE = { name: 'carefare_preview', seconds: 86_400 } as const;
const LOADED_MAX = 4;
const DESCRIBED_MAX = 100;
const IDLE_MS = 10 * 60_000;
/** Within this time a name that the store does not have is refused from memory. */
const NAMES_MAX_AGE_MS = 10_000;

interface PreviewOptions extends Omit<CookieScope, 'path'> {
  channels: ChannelSource;
  watcher: Pick<CompositionWatcher, 'current' | 'requested' | 'createDifferenceRunner'>;
  onError(error: unknown, task: string): void;
}

interface Loaded {
  difference: DifferenceRunner;
  requested: RequestedDifference | undefined;
}

export type Previews = ReturnType<typeof createPreviews>;

/**
 * Compositions of channels, for browsers that chose one. At most four are loaded: the longest unused goes, and each after ten
 * idle minutes.
 */
export function createPreviews({ channels, watcher, onError, ...site }: PreviewOptions) {
  const scope = { ...site, path: '/' };
  const loaded = new LRUCache<string, Loaded>({
    max: LOADED_MAX,
    ttl: IDLE_MS,
    // By the clock: the library takes a time of 0 for none.
    perf: Date,
    dispose: ({ difference }) => difference.close(),
  });
  /** Channels that were read for their choice page. */
  const described = new LRUCache<string, RequestedDifference>({
    max: DESCRIBED_MAX,
    ttl: CHANNELS_EVERY_MS,
    fetchMethod: name => channels.read(name),
  });
  let names: { list: ReadonlySet<string>; at: number } = { list: new Set(), at: -Infinity };

  function follow({ difference, requested }: Loaded): Promise<void> {
    const { composition, id } = watcher.requested;
    // No promotion has tried the channel together with what is live now.
    difference.follow({ ...composition, isTried: false }, requested, id);
    return difference.settled();
  }

  async function knows(name: string): Promise<boolean> {
    if (!names.list.has(name) && Date.now() - names.at > NAMES_MAX_AGE_MS)
      names = { list: new Set(await channels.listNames()), at: Date.now() };
    return names.list.has(name);
  }

  async function load(name: string): Promise<Loaded | undefined> {
    const known = loaded.get(name);
    if (!known && !(await knows(name))) return undefined;
    const requested = known?.requested ?? (await channels.read(name));
    if (!requested) return undefined;
    const preview = loaded.get(name) ?? { difference: watcher.createDifferenceRunner(), requested };
    loaded.set(name, preview);
    return preview;
  }

  const timer = setInterval(() => {
    loaded.purgeStale();
    for (const [name, preview] of loaded)
      channels.read(name).then(
        requested => {
          preview.requested = requested;
          // Meanwhile it may have been dropped.
          if (loaded.peek(name) !== preview) return;
          if (requested) void follow(preview);
          else loaded.delete(name);
        },
        (error: unknown) => onError(error, 'reading a channel'),
      );
  }, CHANNELS_EVERY_MS).unref();

  return {
    /** The channel that a browser chose. */
    chosen(cookies: Cookies): string | undefined {
      if (!mayHavePreview(cookies)) return undefined;
      const value = readCookie(cookies, scope, COOKIE)?.value;
      return typeof value === 'string' ? value : undefined;
    },
    /** A Set-Cookie header. */
    choose: (name: string): string => createCookie(scope, COOKIE, Date.now(), name),
    leave: (): string => endCookie(scope, COOKIE),
    /** The releases that a channel has in place of live ones, without loading them; undefined if there is no such channel. */
    describe: async (name: string): Promise<RequestedDifference | undefined> =>
      loaded.peek(name)?.requested ?? ((await knows(name)) ? await described.fetch(name) : undefined),
    /** The preview once it is tried; undefined if the channel is closed or cannot be served. */
    async open(name: string): Promise<CompositionSnapshot | undefined> {
      const preview = await load(name);
      if (!preview) return undefined;
      await follow(preview);
      return preview.difference.on(watcher.current.composition.id);
    },
    close(): void {
      clearInterval(timer);
      loaded.clear();
    },
  };
}

/** Whether a request may be of a browser with a preview, so that nothing kept may answer it. */
export const mayHavePreview = (cookies: Cookies): boolean => cookies?.includes(COOKIE.name) ?? false;
