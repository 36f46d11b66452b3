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

export const accepted: Record<string, Partial<typeof base>> = {
  'the same contract': {},
  'a prop more': replaced('Button', 'tone?: string', 'tone?: string; size?: number'),
  'a wider prop': replaced('Button', 'tone?: string', 'tone?: string | number'),
  'a wider parameter': replaced('formatDate', 'string | null', 'string | Date | null'),
  'an optional parameter more': replaced('formatDate', ') => string', ', zone?: string) => string'),
  'a field more in the trip': replaced('TripData', 'nights: number', 'nights: number; insurance: boolean'),
  'a field more in the context': replaced('LoadContext', 'url: URL', 'url: URL; nonce: string'),
  'a handler more': replaced('ExposedPage', 'check?', 'leave?(): void; check?'),
};

export const refused: Record<string, [change: Partial<typeof base>, what: string, message: RegExp]> = {
  'a removed prop': [
    replaced('Button', 'tone?: string; ', ''),
    '"Button" of',
    /^Type 'string' is not assignable to type 'never'|^Type '"tone"'/,
  ],
  'a removed prop of any element': [
    replaced('Anchor', '{ tone?: string }', '{}'),
    '"Anchor" of',
    /^Type '(string|"tone")' is not assignable to type 'never'/,
  ],
  'an answer without a field': [
    replaced(
      'queries',
      '{ queryFn: () => Promise<TripData[]>',
      '{ queryFn: () => Promise<Partial<TripData>[]>',
    ),
    '"queries" of',
    /is not assignable/,
  ],
  'a prop that is required now': [
    replaced('Button', 'tone?: string', 'tone: string'),
    '"Button" of',
    /is not assignable/,
  ],
  'a new prop that is required': [
    replaced('Button', 'tone?', 'label: string; tone?'),
    '"Button" of',
    /is not assignable/,
  ],
  'a narrower prop': [
    replaced('Button', 'tone?: string', "tone?: 'warm'"),
    '"Button" of',
    /is not assignable/,
  ],
  'a narrower parameter': [
    replaced('formatDate', 'string | null', 'string'),
    '"formatDate" of',
    /^Type '\(date: string, .*is not assignable to type '\(date: string \| null/,
  ],
  'a removed option': [
    replaced('formatDate', 'long?: boolean', 'short?: boolean'),
    '"formatDate" of',
    /is not assignable/,
  ],
  'another result': [
    replaced('formatDate', '=> string', '=> string | null'),
    '"formatDate" of',
    /is not assignable/,
  ],
  'a field that is gone from the trip': [
    replaced('TripData', '; nights: number', ''),
    '"tripAtom" of',
    /is not assignable/,
  ],
  'a field of another type': [
    replaced('TripData', 'nights: number', 'nights: string'),
    '"nightsOf" of',
    /is not assignable/,
  ],
  'a field that is gone from the context': [
    replaced('LoadContext', '; server: boolean', ''),
    'the exposed module contact',
    /is not assignable|is missing/,
  ],
  'a handler that is gone': [
    replaced('ExposedPage', '; check?(form: FormData): string', ''),
    'the exposed module contact',
    /'check' is missing/,
  ],
  'a member that pages must have': [
    replaced('ExposedPage', 'check?', 'title: string; check?'),
    'the exposed module contact',
    /is not assignable/,
  ],
  'a result that pages must not have': [
    replaced('ExposedPage', '200 | 404', '200'),
    'the exposed module contact',
    /is not assignable/,
  ],
  'a member that widgets must have': [
    replaced('ExposedWidget', 'Component', 'name: string; Component'),
    'the exposed module card',
    /is not assignable/,
  ],
};
