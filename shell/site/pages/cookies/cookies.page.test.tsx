import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@carefare/testing';
import { storageKeys } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { openPage, texts } from '../../../testing/open-page.tsx';
import { CONSENT_KEY } from '../../layout/consent/consent.store.ts';
import { browserStorage } from './browser-storage.copy.ts';

it('lists all entries that the site writes to browser storage', async () => {
  await openPage('cookies');
  const table = screen.getByRole('table', { name: /^Entries of local storage/ });
  expect(texts(within(table).getAllByRole('rowheader'))).toEqual([
    ...Object.values(storageKeys),
    CONSENT_KEY,
  ]);
});

it('lists all cookies that the servers set', () => {
  const root = join(import.meta.dirname, '../../../..');
  const sources = globSync(['shell/host/server/**/*.ts', 'e2e/api/src/sessions/*.ts'], { cwd: root }).filter(
    file => !file.includes('.test.'),
  );
  const named = sources.flatMap(
    file => readFileSync(join(root, file), 'utf8').match(/carefare_[a-z]+/g) ?? [],
  );
  expect([...new Set(named)].sort()).toEqual(browserStorage.cookies.map(([name]) => name).sort());
});
