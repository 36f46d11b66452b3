import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { CompositionWatcher } from '../composition/server/composition-watcher.ts';

/** The newest set, for pages that lack a remote; and in development a stream that tells when it changes. */
export function compositionRoutes(keeper: CompositionWatcher, liveReload: boolean): Hono {
  const routes = new Hono().get('/_composition', context => {
    context.header('Cache-Control', 'no-store');
    return context.json(keeper.current.live);
  });
  if (!liveReload) return routes;
  return routes.get('/_composition/events', context =>
    streamSSE(context, async stream => {
      await stream.writeSSE({ data: keeper.current.live.id });
      const stop = keeper.onChange(set => void stream.writeSSE({ data: set.live.id }));
      await new Promise<void>(resolve => stream.onAbort(resolve));
      stop();
    }),
  );
}
