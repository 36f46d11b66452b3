import type { Declarations } from '@carefare/build/types-folder';
import { beforeAll, describe, expect, it } from 'vitest';
import { aComposition } from '../testing/compared.ts';
import { compile } from './compile.ts';
import { checkTypes } from './types.ts';

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
const contractOf = (changes: Partial<typeof base>): Declarations => ({
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
const quote = {
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
const replaced = (name: keyof typeof base, from: string, to: string): Partial<typeof base> => {
  if (!base[name].includes(from)) throw new Error(`${name} has no ${from}`);
  return { [name]: base[name].replace(from, to) };
};

const accepted: Record<string, Partial<typeof base>> = {
  'the same contract': {},
  'a prop more': replaced('Button', 'tone?: string', 'tone?: string; size?: number'),
  'a wider prop': replaced('Button', 'tone?: string', 'tone?: string | number'),
  'a wider parameter': replaced('formatDate', 'string | null', 'string | Date | null'),
  'an optional parameter more': replaced('formatDate', ') => string', ', zone?: string) => string'),
  'a field more in the trip': replaced('TripData', 'nights: number', 'nights: number; insurance: boolean'),
  'a field more in the context': replaced('LoadContext', 'url: URL', 'url: URL; nonce: string'),
  'a handler more': replaced('ExposedPage', 'check?', 'leave?(): void; check?'),
};

const refused: Record<string, [change: Partial<typeof base>, what: string, message: RegExp]> = {
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

describe('the types of a remote beside shells', () => {
  let faults: readonly string[];
  // All cases at once: one run of the compiler.
  beforeAll(async () => {
    const changes = [
      ...Object.entries(accepted),
      ...Object.entries(refused).map(([name, [change]]) => [name, change] as const),
    ];
    const live = changes.map(([name, change]) =>
      aComposition({ digest: `<${name}>`.replaceAll(' ', '_'), declarations: contractOf(change) }),
    );
    const [first] = live;
    if (!first) throw new Error('there are cases');
    const candidate = { ...first, releases: aComposition({ digest: '' }, { quote }).releases };
    faults = await checkTypes(candidate, live, () => expect.unreachable());
  }, 60_000);
  const of = (name: string) => faults.filter(fault => fault.includes(`<${name}>`.replaceAll(' ', '_')));

  it.each(Object.keys(accepted))('accepts %s', name => expect(of(name)).toEqual([]));

  it.each(Object.entries(refused))('refuses %s', (name, [, what, message]) => {
    const start = `quote q2 is refused: in shell <${name.replaceAll(' ', '_')}> `;
    const fault = of(name).find(sentence => sentence.startsWith(start + what)) ?? of(name).join('\n');
    expect(fault).toMatch(/ differs from what quote q2 was built with: .*\. quote's team builds with /);
    expect(fault.replace(/^.* was built with: /, '')).toMatch(message);
  });
});

it('blames a shell that moves beside a live remote', async () => {
  const live = aComposition({ digest: 's1', declarations: contractOf({}) }, { quote });
  const change = replaced('formatDate', 'string | null', 'string');
  const candidate = aComposition({ digest: 's2', declarations: contractOf(change) }, { quote });
  expect(await checkTypes(candidate, [live], () => expect.unreachable())).toEqual([
    expect.stringMatching(
      /^shell s2 is refused: "formatDate" of shared-contracts differs from what quote q2 was built with: Type .*\. The shell's team /,
    ),
  ]);
}, 30_000);

it('notes a release without declarations, and needs no compiler for it', async () => {
  const notes: string[] = [];
  const { declarations: _, ...older } = quote;
  const shell = { digest: 's1', declarations: contractOf({}) };
  const note = (sentence: string) => notes.push(sentence);
  expect(await checkTypes(aComposition(shell, { quote: older }), [], note)).toEqual([]);
  expect(await checkTypes(aComposition({ digest: 's0' }, { quote }), [], note)).toEqual([]);
  expect(notes).toEqual([
    'not compared: quote q2 has no declarations',
    'not compared: shell s0 has no declarations',
  ]);
});

it.each(['../../outside.d.ts', 'remote/../../outside.d.ts', 'remote/code.ts'])(
  'writes no file %s',
  async path => {
    const files = { ...quote.declarations.files, [path]: 'export {}' };
    const candidate = aComposition(
      { digest: 's1', declarations: contractOf({}) },
      { quote: { ...quote, declarations: { ...quote.declarations, files } } },
    );
    await expect(async () => checkTypes(candidate, [], () => undefined)).rejects.toThrow(
      'its types/declarations.json is malformed at files',
    );
  },
);

it('is an error, and not a pass, without a compiler or a project', async () => {
  await expect(async () => compile('.', '/nowhere/tsc')).rejects.toThrow(
    /^Types cannot be compared: there is no compiler at .*$/,
  );
  await expect(compile('/nowhere')).rejects.toThrow(/^Types cannot be compared: the compiler failed: .*$/);
});
