import type { LiveRelease } from 'shared-contracts/host';

export type TestRemote = 'catalogue' | 'calculator' | 'quote';

type Row = LiveRelease['pages'][number];

export const rowOf = (path: string, expose: string, name: string, more: Partial<Row> = {}): Row => ({
  path,
  expose,
  name,
  title: `${name} of a remote`,
  description: `What ${name} is about.`,
  social: { title: name, text: 'A text.' },
  ...more,
});

/** Pages of remotes, as their releases describe them. */
export const rows = {
  catalogue: [
    rowOf('/treatments', 'treatments', 'Treatments', { menu: 'main', searchable: true, updated: 'prices' }),
    rowOf('/treatments/:slug', 'treatment', 'Treatment', { updated: 'prices' }),
    rowOf('/destinations', 'destinations', 'Destinations', { menu: 'main' }),
    rowOf('/check-a-quote', 'check-a-quote', 'Check a quote', { menu: 'main', needs: 'price-book' }),
    rowOf('/prices', 'prices', 'Where prices come from', { menu: 'footer', needs: 'price-book' }),
  ],
  calculator: [],
  quote: [rowOf('/contact', 'contact', 'Contact', { private: true })],
} satisfies Record<TestRemote, Row[]>;

export const prefixes: Record<TestRemote, string[]> = {
  catalogue: ['/treatments', '/destinations', '/check-a-quote', '/prices'],
  calculator: [],
  quote: ['/contact'],
};

export const widgets: Record<TestRemote, LiveRelease['widgets']> = {
  catalogue: [{ expose: 'featured-destinations', slot: 'home.destinations' }],
  calculator: [{ expose: 'calculator', slot: 'home.calculator' }],
  quote: [],
};
