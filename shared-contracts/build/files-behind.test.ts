import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { filesBehind } from './files-behind.ts';

it('finds what a file imports, with or without an extension, directly or not', () => {
  const dir = mkdtempSync(join(tmpdir(), 'files-behind-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const files = {
    'remote.ts':
      "import type { A } from 'shared-contracts';\nimport { copy } from './copy';\nexport * from './rows.ts';",
    'copy.ts': "import { rows } from './rows.ts';",
    'rows.ts': "export { other } from './other.tsx';\nimport './none.ts';",
    'other.tsx': "import './remote.ts';",
    'unrelated.ts': '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  expect([...filesBehind(join(dir, 'remote.ts'))].map(file => basename(file))).toEqual([
    'remote.ts',
    'copy.ts',
    'rows.ts',
    'other.tsx',
  ]);
});
