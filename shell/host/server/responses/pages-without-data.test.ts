import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { RenderedPage } from '../rendering/rendered-page.ts';
import { cacheControls } from './cache-control.ts';
import { encodePage } from './encode-page.ts';
import { sendPage, watchPagesWithoutData } from './send-page.ts';

it('tells of each page that is sent without its data', async () => {
  const sent: string[] = [];
  const site = new Hono().use(watchPagesWithoutData(context => void sent.push(context.req.path)));
  const send = (path: string, page: Omit<RenderedPage, 'html'>) =>
    site.get(path, context =>
      sendPage(context, encodePage({ ...page, html: new Uint8Array() }), cacheControls.incomplete),
    );
  send('/treatments', { status: 503, isComplete: false, isWithoutData: true });
  send('/', { status: 200, isComplete: false, isWithoutData: true });
  send('/contact', { status: 503, isComplete: false, isWithoutData: false });
  send('/about', { status: 200, isComplete: true });
  for (const path of ['/treatments', '/treatments', '/', '/contact', '/about']) await site.request(path);
  expect(sent).toEqual(['/treatments', '/treatments', '/']);
});
