import { createElement, use } from 'react';
import type { ExposedModule, SlotData, WidgetProps } from 'shared-contracts';
import type { Composition, LiveRelease } from 'shared-contracts/host';
import { Slot, useApiQuery } from 'shared-contracts/ui';
import { expect, it, vi } from 'vitest';
import { compositionOf } from '../../../../testing/composition-of.ts';
import { rows } from '../../../../testing/rows.ts';
import { matchPage } from '../../../page/match.ts';
import type { RenderOptions } from '../rendered-page.ts';
import { renderPage } from './render-page.ts';

const slot = {
  name: 'treatment.more',
  takes: 'several' as const,
  params: ['slug'],
  data: { country: 'text' as const },
  examples: [],
};
const inner = { ...slot, name: 'ask.more', data: {} };
const treatment = { ...rows.catalogue[1]!, slots: [slot] };
const file = { file: 'web/a.js', integrity: 'sha384-x' };
const exposes = (...names: string[]): LiveRelease['exposes'] =>
  Object.fromEntries(names.map(name => [name, { js: [file], css: [], entryPoints: [] }]));

const composition: Composition = {
  ...compositionOf('catalogue'),
  remotes: {
    ...compositionOf('catalogue', { pages: [treatment], exposes: exposes('treatment') }).remotes,
    ...compositionOf('quote', {
      widgets: [{ expose: 'ask', slot: slot.name, slots: [inner] }],
      exposes: exposes('ask'),
    }).remotes,
    ...compositionOf('calculator', {
      widgets: [{ expose: 'sum', slot: inner.name }],
      exposes: exposes('sum'),
    }).remotes,
  },
};

const query = (name: string) => ({ queryKey: [name], queryFn: async () => `data of ${name}` });
const show = (name: string, more: SlotData = {}) => {
  const { data } = useApiQuery(query(name), 'nothing');
  return `${name} has ${data} ${JSON.stringify(more)}`;
};

const page: ExposedModule = {
  page: {
    Component: ({ params }) => [
      createElement('h1', { key: 'title' }, `All about ${params.slug}`),
      createElement(Slot, { key: 'first', name: slot.name, data: { country: 'India' }, place: 'India' }),
      createElement(Slot, { key: 'second', name: slot.name, data: { country: 'Spain' }, place: 'Spain' }),
      createElement('p', { key: 'own' }, show('page')),
    ],
    load: async ({ queryClient }) => {
      await queryClient.prefetchQuery(query('page'));
      return { status: 200 };
    },
    head: () => ({ title: 'The page of the catalogue' }),
  },
};
const widgetOf = (name: string, Component: (props: WidgetProps) => unknown = () => null): ExposedModule => ({
  widget: {
    Component: props => [show(name, { ...props.params, ...props.data }), Component(props)] as never,
    load: async ({ queryClient }) => {
      await queryClient.prefetchQuery(query(name));
      return { status: 200 };
    },
  },
});
const ask = widgetOf('ask', () => createElement(Slot, { key: 'inner', name: inner.name }));

async function render(changed: Partial<Record<'page' | 'ask' | 'sum', ExposedModule>> = {}) {
  const onError = vi.fn<RenderOptions['onError']>();
  const modules = { page, ask, sum: widgetOf('sum'), ...changed };
  const path = '/treatments/hip-replacement';
  const options = {
    evaluated: {
      composition,
      modules: new Map([
        ['catalogue', new Map([['treatment', modules.page]])],
        ['quote', new Map([['ask', modules.ask]])],
        ['calculator', new Map([['sum', modules.sum]])],
      ]),
    },
    masterData: {},
    styles: {},
    skip: [],
    shell: { digest: 'shell', chunks: {}, inlineScript: '' },
    config: { origin: 'https://site.example' },
    api: {},
    onError,
  };
  const rendered = await renderPage({ path, matched: matchPage(composition, path) }, options as never);
  const text = new TextDecoder().decode(rendered.html).replaceAll('&quot;', '"').replaceAll('<!-- -->', '');
  const [html = '', payload = ''] = text.split('<script type="application/json"');
  return { ...rendered, html, payload, tasks: onError.mock.calls.map(([, task]) => task) };
}

it('widgets stand in the page of another remote and in each other, each with what its slot hands on', async () => {
  const { status, isComplete, html, payload } = await render();
  expect([status, isComplete]).toEqual([200, true]);
  expect(html).toContain('All about hip-replacement');
  expect(html).toContain('page has data of page');
  for (const country of ['India', 'Spain'])
    expect(html).toContain(`ask has data of ask {"slug":"hip-replacement","country":"${country}"}`);
  expect(html).toContain('data-module="quote/ask" data-place="India"');
  expect(html.match(/sum has data of sum \{"slug":"hip-replacement"\}/g)).toHaveLength(2);
  expect(payload).toContain('data of page');
  expect(payload).not.toMatch(/data of (?:ask|sum)/);
  expect(payload).toContain(
    '"slots":{"treatment.more":["quote/ask"],"ask.more":["calculator/sum"]},"slotParams":{"treatment.more":["slug"],"ask.more":["slug"]}',
  );
});

const never = new Promise<never>(() => undefined);
const boom = () => {
  throw new Error('boom');
};
const Component = () => 'ask is here';

it.each<[string, ExposedModule, boolean]>([
  ['is without its code', undefined as never, false],
  ['throws at render', { widget: { Component: boom } }, false],
  ['suspends without end', { widget: { Component: () => use(never) } }, false],
  ['throws in its load', { widget: { Component, load: boom } }, true],
  ['has a load that never ends', { widget: { Component, load: () => never } }, true],
  ['answers 503', { widget: { Component, load: async () => ({ status: 503 }) } }, true],
])('a widget that %s costs its own place only', async (_fault, module, isShown) => {
  const { status, isComplete, html } = await render({ ask: module });
  expect([status, isComplete]).toEqual([200, false]);
  expect(html).toContain('<title>The page of the catalogue');
  expect(html).toContain('All about hip-replacement');
  expect(html).toContain('page has data of page');
  expect(html.includes('ask is here')).toBe(isShown);
});

it('a widget that waits for a slow API is not a fault of its code, one that throws is', async () => {
  const tasksOf = async (load: () => Promise<never>) =>
    (await render({ ask: { widget: { Component, load } } })).tasks;
  expect(await tasksOf(() => never)).toEqual([]);
  expect(await tasksOf(boom)).toEqual(['loading quote/ask']);
});

it('a fault of a widget in a widget costs the inner one only', async () => {
  const { html, tasks } = await render({ sum: { widget: { Component: boom } } });
  expect(html).toContain('ask has data of ask');
  expect(html).not.toContain('sum has');
  expect(tasks).toEqual(['rendering calculator/sum']);
});

it('fills no slot that the row of the page does not offer', async () => {
  const Stranger = () => ['home.more', inner.name].map(name => createElement(Slot, { key: name, name }));
  const { html, payload } = await render({ page: { page: { Component: Stranger } } });
  expect(html).toContain('data-module="catalogue/treatment"');
  expect(html).not.toContain('data-module="calculator/sum"');
  expect(payload).toContain('"treatment.more"');
});

it('places nothing in a page that is not there', async () => {
  const { status, html } = await render({
    page: { page: { ...page.page, load: async () => ({ status: 404 }) } },
  });
  expect(status).toBe(404);
  expect(html).not.toContain('quote/ask');
});
