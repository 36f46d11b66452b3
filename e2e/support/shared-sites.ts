import { listen } from '@carefare/release/listen';
import { findFreePort } from 'e2e-stack';
import { buildFailingForm, type ChangedRelease } from './build-changed-release.ts';
import { type StackWithFaults, startStackWithFaults } from './faulty-api.ts';
import { HASH_KEY } from './post-form.ts';
import { type StoreSite, startStoreSite } from './store-site.ts';
import { test as base } from './test.ts';

interface AnalyticsEvent {
  body: string;
  headers: Record<string, string>;
}

/** Collects analytics events. Its address is `localhost`, which browsers treat as another site than 127.0.0.1. */
async function startAnalyticsCollector() {
  const events: AnalyticsEvent[] = [];
  const collect = async (request: Request): Promise<Response> => {
    events.push({ body: await request.text(), headers: Object.fromEntries(request.headers) });
    const headers = {
      'Access-Control-Allow-Origin': request.headers.get('origin') ?? '*',
      'Access-Control-Allow-Credentials': 'true',
    };
    return new Response(null, { status: 204, headers });
  };
  const { url, close } = await listen(collect, { hostname: 'localhost' });
  return { url: `${url}/events`, events, close };
}

/** What no page, file or log may say. */
const SECRETS = { HASH_KEY, GEO_SERVICE_TOKEN: 'never-to-be-seen-token' };

interface WatchedSite extends StackWithFaults {
  /** Receives what visitors agreed to. */
  collector: Awaited<ReturnType<typeof startAnalyticsCollector>>;
  /** The live release of quote, whose form throws in browsers at addresses that end with `#fail`. */
  failing: ChangedRelease;
  secrets: typeof SECRETS;
  /** Posts of one client that the shell takes. */
  postsPerMinute: number;
  readMetrics(): Promise<string>;
}

interface SharedSites {
  /** With operators: metrics, an analytics service, limits of posts, and an API between which and the shell calls can fail. */
  watchedSite: WatchedSite;
  /** A shell on a release store, on which previews can be seen; a test may start a second one. */
  storeSite: StoreSite;
}

/** Sites of their own settings that several files of `system/` use. Each is started once, when a test first needs it. */
export const test = base.extend<object, SharedSites>({
  watchedSite: [
    async ({}, use) => {
      const [failing, collector, port] = await Promise.all([
        buildFailingForm(),
        startAnalyticsCollector(),
        findFreePort(),
      ]);
      const postsPerMinute = 12;
      const stack = await startStackWithFaults({
        releases: { quote: failing.dir },
        // Trials are of other files: each start would take three times as long.
        isTried: true,
        env: {
          shell: {
            ...SECRETS,
            ANALYTICS_URL: collector.url,
            GEO_SERVICE_URL: 'http://127.0.0.1:9/{ip}?token={token}',
            METRICS_PORT: String(port),
            RATE_POSTS_PER_MINUTE: String(postsPerMinute),
            TRUSTED_PROXIES: '127.0.0.1',
          },
          api: { RATE_WRITES_PER_MINUTE: '0', RATE_SUBMISSIONS_PER_HOUR: '0' },
        },
      });
      const readMetrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      await use({ ...stack, collector, failing, secrets: SECRETS, postsPerMinute, readMetrics });
      await stack.remove();
      collector.close();
    },
    { scope: 'worker' },
  ],
  storeSite: [
    async ({}, use) => {
      const site = await startStoreSite({ shells: 1, env: { PREVIEWS: '1', TRUSTED_PROXIES: '127.0.0.1' } });
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
});

export type { WatchedSite };
