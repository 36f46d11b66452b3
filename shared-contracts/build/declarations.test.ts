import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { declareTypes } from './declarations.ts';
import { exportedNames } from './exported-names.ts';
import { describeTrip } from './trip-format.ts';

it('declares the contract and the exposed modules, and nothing else of a remote', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-remote-'));
  try {
    const file = join(dir, 'src/exposes/contact.tsx');
    mkdirSync(join(dir, 'src/exposes'), { recursive: true });
    writeFileSync(
      file,
      `import type { ExposedPage } from 'shared-contracts';
import { Contact } from '../features/contact.tsx';
export const page: ExposedPage = { Component: Contact };`,
    );
    const { entryPoints, exposes, files } = await declareTypes(dir, { contact: file });
    expect(entryPoints).toEqual({
      'shared-contracts': 'contract/index.d.ts',
      'shared-contracts/ui': 'contract/ui/index.d.ts',
      'shared-contracts/ui/forms': 'contract/ui/forms/index.d.ts',
    });
    expect(exposes).toEqual({ contact: 'remote/src/exposes/contact.d.ts' });
    expect(files['remote/src/exposes/contact.d.ts']).toContain('export declare const page: ExposedPage;');
    expect(files['contract/trip/trip-data.d.ts']).toContain('export type TripData =');
    expect(Object.keys(files).filter(name => name.startsWith('remote/'))).toHaveLength(1);
  } finally {
    rmSync(dir, { recursive: true });
  }
}, 60_000);

it('describes the trip with its version, its fields and their bounds', () => {
  expect(describeTrip()).toMatchObject({
    version: 'v1',
    schema: {
      properties: { patients: { type: 'integer', maximum: 10 }, flightSupport: { type: 'boolean' } },
    },
  });
});

it('lists the names that a module exports at run time', () => {
  const names = exportedNames(join(import.meta.dirname, '../src/ui/forms/index.ts'));
  expect(names).toEqual(['Checkbox', 'NativeSelect', 'TextInput', 'Textarea', 'useForm']);
});
