import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { readReferenceData } from './reference-data.ts';

const own = () =>
  JSON.parse(readFileSync(new URL('../../data/reference-data.json', import.meta.url), 'utf8'));

function fileOf(content: unknown): string {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-data-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'ours.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

it('reads another file in the same form, with fewer treatments', () => {
  const data = own();
  const [first] = data.treatments;
  const { treatments } = createCatalogue(readReferenceData(fileOf({ ...data, treatments: [first] })));
  expect([...treatments.keys()]).toEqual([first.id]);
});

it('takes a treatment without a price, whose price is asked for', () => {
  const data = own();
  Object.assign(data.treatments[0], { costs: {}, cost_ranges: {} });
  const { treatments } = createCatalogue(readReferenceData(fileOf(data)));
  expect(treatments.get(data.treatments[0].id)?.lowest).toBeUndefined();
});

it.each<[what: string, content: () => unknown, fault: RegExp]>([
  ['is no JSON', () => '{"meta":', /JSON/],
  ['lacks a member', () => ({ ...own(), countries: undefined }), /: countries: .*undefined/],
  [
    'has a price in words',
    () => {
      const data = own();
      data.treatments[1].costs.India = 'free';
      return data;
    },
    /: treatments\.1 \(Rhinoplasty\): costs\.India: /,
  ],
  [
    'has a line of costs without a band, which its range would lack',
    () => {
      const data = own();
      data.meta.cost_bands.pop();
      return data;
    },
    /: meta\.cost_bands: one band of each of /,
  ],
])('says in one line what is wrong with a file that %s', (_what, content, fault) => {
  const file = fileOf(content());
  const read = () => readReferenceData(file);
  expect(read).toThrow(new RegExp(`^REFERENCE_DATA is invalid: ${file}: [^\\n]+$`));
  expect(read).toThrow(fault);
});

it('says so of a file that is not there', () => {
  expect(() => readReferenceData('/nowhere/ours.json')).toThrow(
    /^REFERENCE_DATA is invalid: \/nowhere\/ours\.json: ENOENT[^\n]+$/,
  );
});

/** With a treatment whose rows are wrong in several ways. */
function faulty() {
  const data = own();
  const [first] = data.treatments;
  const { India, Turkey } = first.costs;
  data.treatments.push(
    {
      ...first,
      id: 54,
      slug: 'jaw',
      name: 'Jaw & Chin Surgery',
      costs: { India, Narnia: 5, Turkey },
      cost_ranges: {},
    },
    { ...first, id: 55, slug: 'no-unit', name: 'No Unit', price_unit: '' },
    { ...first, slug: 'twin', name: 'Twin' },
  );
  data.travel.UK.Narnia = 100;
  return data;
}

const lines = [
  'treatments.26 (No Unit): price_unit: there is no unit',
  'treatments.26 (Twin): another one has the id 29',
  'treatments.25 (Jaw & Chin Surgery): costs.Narnia: there is no such country',
  'travel.UK.Narnia: there is no country Narnia',
];

it('names each fault in one line: of the form, and of rows that do not fit the others', () => {
  const file = fileOf(faulty());
  expect(() => readReferenceData(file)).toThrow(`REFERENCE_DATA is invalid: ${file}: ${lines.join('\n  ')}`);
});

it('names the first five, and says how many more there are', () => {
  const data = own();
  for (const treatment of data.treatments) treatment.price_unit = '';
  expect(() => readReferenceData(fileOf(data))).toThrow(/(?:\n {2}treatments[^\n]+){4}\n {2}and 20 more$/);
});

it('starts with what is sound if it is told to be lenient, and says what it left out', () => {
  const warn = vi.fn<(message: string) => void>();
  const { treatments } = createCatalogue(readReferenceData(fileOf(faulty()), { isLenient: true, warn }));
  const left = warn.mock.calls.flat().map(line => line.replace('REFERENCE_DATA: left out: ', ''));
  expect(left).toEqual(expect.arrayContaining(lines));
  expect(treatments.size).toBe(own().treatments.length + 1);
  expect([...(treatments.get(54)?.prices.keys() ?? [])].toSorted()).toEqual(['India', 'Turkey']);
});
