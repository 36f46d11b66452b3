import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
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
    /: treatments\.1\.costs\.India: /,
  ],
  [
    'has a treatment without a price',
    () => {
      const data = own();
      data.treatments[0].costs = {};
      return data;
    },
    /: treatments\.0\.costs: there is no price$/,
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
