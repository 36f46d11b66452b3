import type { Declarations } from '@carefare/build/types-folder';

/** The names of a contract, each with its type. */
const base = {
  Button:
    'declare const Button: (props: { children?: React.ReactNode; tone?: string; trip?: TripData }) => React.ReactElement',
  Anchor:
    'declare function Anchor<Root extends ElementType = \'a\'>(props: { tone?: string } & Omit<React.ComponentPropsWithRef<Root>, "tone">): React.ReactElement',
  queries:
    'declare const queries: { trips: (api: { trips: (id: number) => Promise<TripData[]> }) => { queryFn: () => Promise<TripData[]> } }',
  formatDate: 'declare const formatDate: (date: string | null, options?: { long?: boolean }) => string',
  nightsOf: 'declare const nightsOf: (trip: TripData) => number',
  tripAtom:
    'declare const tripAtom: { read: () => TripData; write: (change: Partial<TripData>) => void; replace: (trip: TripData) => void }',
  TripData: 'interface TripData { patients: number; nights: number }',
  LoadContext: 'interface LoadContext { url: URL; trip: TripData; server: boolean }',
  ExposedPage:
    'interface ExposedPage { Component: React.ComponentType<{ params: Record<string, string> }>; load?(ctx: LoadContext): Promise<{ status: 200 | 404 }>; check?(form: FormData): string }',
  ExposedWidget: 'interface ExposedWidget { Component: React.ComponentType }',
  ExposedModule:
    'type ExposedModule = { page: ExposedPage; widget?: never } | { widget: ExposedWidget; page?: never }',
};
export const contractOf = (changes: Partial<typeof base>): Declarations => ({
  entryPoints: { 'shared-contracts': 'contract/index.d.ts' },
  exposes: {},
  files: {
    'contract/index.d.ts': [
      `import type * as React from 'react';`,
      `import type { ElementType } from 'react';`,
      ...Object.values({ ...base, ...changes }).map(line => `export ${line};`),
    ].join('\n'),
  },
});
const uses = { 'shared-contracts': ['Anchor', 'Button', 'queries', 'formatDate', 'nightsOf', 'tripAtom'] };
export const quote = {
  digest: 'q2',
  uses,
  declarations: {
    ...contractOf({}),
    exposes: { contact: 'remote/contact.d.ts', card: 'remote/card.d.ts' },
    files: {
      ...contractOf({}).files,
      'remote/contact.d.ts': `import { type ExposedPage } from 'shared-contracts';\nexport declare const page: ExposedPage;`,
      'remote/card.d.ts': `import { type ExposedWidget } from 'shared-contracts';\nexport declare const widget: ExposedWidget;`,
    },
  },
};
export const replaced = (name: keyof typeof base, from: string, to: string): Partial<typeof base> => {
  if (!base[name].includes(from)) throw new Error(`${name} has no ${from}`);
  return { [name]: base[name].replace(from, to) };
};

type Row = [name: keyof typeof base, from: string, to: string];
const changesOf = (rows: Record<string, Row>): Record<string, Partial<typeof base>> =>
  Object.fromEntries(Object.entries(rows).map(([title, row]) => [title, replaced(...row)]));

export const accepted = changesOf({
  'the same contract': ['Button', '', ''],
  'a prop more': ['Button', 'tone?: string', 'tone?: string; size?: number'],
  'a wider parameter': ['formatDate', 'string | null', 'string | Date | null'],
  'a field more in the trip': ['TripData', 'nights: number', 'nights: number; insurance: boolean'],
  'a field more in the context': ['LoadContext', 'url: URL', 'url: URL; nonce: string'],
  'a handler more': ['ExposedPage', 'check?', 'leave?(): void; check?'],
});

export const refused = changesOf({
  'a removed prop': ['Button', 'tone?: string; ', ''],
  'a removed prop of any element': ['Anchor', '{ tone?: string }', '{}'],
  'an answer without a field': [
    'queries',
    'queryFn: () => Promise<TripData',
    'queryFn: () => Promise<Partial<TripData>',
  ],
  'a prop that is required now': ['Button', 'tone?: string', 'tone: string'],
  'a narrower parameter': ['formatDate', 'string | null', 'string'],
  'another result': ['formatDate', '=> string', '=> string | null'],
  'a field that is gone from the trip': ['TripData', '; nights: number', ''],
  'a field of another type': ['TripData', 'nights: number', 'nights: string'],
  'a field that is gone from the context': ['LoadContext', '; server: boolean', ''],
  'a handler that is gone': ['ExposedPage', '; check?(form: FormData): string', ''],
  'a member that pages must have': ['ExposedPage', 'check?', 'title: string; check?'],
  'a result that pages must not have': ['ExposedPage', '200 | 404', '200'],
  'a member that widgets must have': ['ExposedWidget', 'Component', 'name: string; Component'],
});

/** What a fault names: the value of the contract that changed or has the type, or else an exposed module. */
export const blamed: Record<keyof typeof accepted, string> = {
  'a removed prop of any element': '"Anchor" of',
  'an answer without a field': '"queries" of',
  'a narrower parameter': '"formatDate" of',
  'another result': '"formatDate" of',
  'a field that is gone from the trip': '"tripAtom" of',
  'a field of another type': '"nightsOf" of',
  'a field that is gone from the context': 'the exposed module contact',
  'a handler that is gone': 'the exposed module contact',
  'a member that pages must have': 'the exposed module contact',
  'a result that pages must not have': 'the exposed module contact',
  'a member that widgets must have': 'the exposed module card',
};
