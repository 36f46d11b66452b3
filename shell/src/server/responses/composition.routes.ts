import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { CompositionWatcher } from '../composition/composition-watcher.ts';
import type { SnapshotOf } from '../share/choose-composition.ts';

/** The visitor's composition, for pages that lack a remote; in development also a stream of its id and of what is refused. */
export function createCompositionRoutes(
  watcher: CompositionWatcher,
  snapshotOf: SnapshotOf,
  liveReload: boolean,
): Hono {
  const routes = new Hono().get('/_composition', context => {
    context.header('Cache-Control', 'no-store');
    return context.json(snapshotOf(context).composition);
  });
  if (!liveReload) return routes;
  return routes.get('/_composition/events', context =>
    streamSSE(context, async stream => {
      const send = () => {
        const { id } = watcher.current.composition;
        return stream.writeSSE({ data: JSON.stringify({ id, refusals: watcher.refusals }) });
      };
      const unsubscribe = watcher.onChange(() => void send());
      await send();
      await new Promise<void>(resolve => stream.onAbort(resolve));
      unsubscribe();
    }),
  );
}
