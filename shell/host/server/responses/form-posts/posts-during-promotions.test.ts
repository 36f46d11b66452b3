import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { compositionOf } from '../../../../testing/composition-of.ts';
import { sendTo } from '../../../../testing/send-to.ts';
import { createWatched } from '../../../../testing/watched-releases.ts';
import { RenderWorkerPool } from '../../rendering/pool/render-worker-pool.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { createFormPostRoutes } from './form-posts.routes.ts';

vi.mock('node:timers/promises', () => import('../../../../testing/stepped-pause.ts'));

const PROMOTIONS = 20;
const origin = 'https://site.example';
const file = fileURLToPath(new URL('../../../../testing/render-worker.fixture.ts', import.meta.url));
const options = {
  file,
  size: 1,
  data: {},
  openPort: () => new MessageChannel().port2,
  modules: [],
  onFault: vi.fn(),
  onFailedCall: vi.fn(),
  onGrowth: vi.fn(),
};
const page = { status: 422, html: new TextEncoder().encode('the form again'), isComplete: true };

/** What actions did, in turn. */
const stored: string[] = [];
let acted = Promise.withResolvers<void>();
let promoted = Promise.withResolvers<void>();

/** A renderer with a real pool of workers, whose actions end when the next composition is live. */
async function startRenderer(): Promise<Renderer> {
  const pool = await RenderWorkerPool.start(options);
  return {
    async renderPage() {
      await pool.run('page', 'other');
      return page;
    },
    async runAction({ fields: [[, name] = ['', '']] }) {
      stored.push(await pool.run<string>('action', name));
      acted.resolve();
      await promoted.promise;
      return { result: { status: 422, state: undefined }, setCookies: [] };
    },
    listAddresses: async () => [],
    close: () => pool.close(),
  };
}

it('a form post is answered whatever is promoted meanwhile, and its action runs once', async () => {
  const watched = createWatched();
  watched.activate.mockImplementation(startRenderer);
  const request = (number: number) => {
    const { publish, compose } = watched.releases;
    compose({ quote: publish('quote', String(number).padStart(16, '0')) });
  };
  request(0);
  const watcher = await watched.start();
  const { remotes } = compositionOf('quote', { exposes: { contact: { files: [], styles: [] } } as never });
  const posts = createFormPostRoutes({
    hashKey: 'a-key-of-at-least-32-characters!',
    origin,
    origins: [origin],
    posts: { assertCapacity: vi.fn(), assertCapacityFor: vi.fn(), run: (_client, work) => work() },
  });
  const routes = sendTo(posts, {
    get current() {
      return { ...watcher.current, composition: { ...watcher.current.composition, remotes } };
    },
  });
  const statuses: number[] = [];
  for (let number = 1; number <= PROMOTIONS; number += 1) {
    acted = Promise.withResolvers();
    promoted = Promise.withResolvers();
    const body = new URLSearchParams({ name: `visitor ${number}` });
    const response = routes.request('/contact', { method: 'POST', headers: { Origin: origin }, body });
    await acted.promise;
    const { id } = watcher.current.composition;
    request(number);
    await watched.read();
    expect(watcher.current.composition.id).not.toBe(id);
    promoted.resolve();
    statuses.push((await response).status);
  }
  expect(statuses).toEqual(statuses.map(() => 422));
  expect(stored).toEqual(statuses.map((_status, index) => `visitor ${index + 1}`));
});
