import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCitationCheck, repositoryFiles } from './citations.ts';

const root = join(import.meta.dirname, '../..');
const files = repositoryFiles(root);
const danglingIn = createCitationCheck(root, files);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('a citation in a comment or a document', () => {
  it('leads to something in the repository', () => {
    const cited = files.filter(file => /\.(tsx?|css|md)$|\/data\/.*\.json$/.test(file));
    expect(cited.length).toBeGreaterThan(400);
    expect(cited.flatMap(file => danglingIn(file, read(file)))).toEqual([]);
  });

  it.each([
    ['section', '99', '4 and '],
    ['section', '10.99', '\n * '],
    ['law', '99', ''],
    ['decision', '099', ''],
  ])('is reported with file and line: %s %s', (kind, number, before) => {
    expect(danglingIn('shell/host/a.ts', `const a = 1;\n/** See ${kind} ${before}${number}. */`)).toEqual([
      expect.stringMatching(`^shell/host/a.ts:2 cites ${kind} ${number}, which .* does not have$`),
    ]);
  });

  it.each([
    'shell/host/nowhere.ts',
    'docs/decisions/099',
    '../nowhere.css',
    'composition/nowhere.ts',
    'e2e/**/*.nowhere',
  ])('is reported with file and line: %s', path => {
    expect(danglingIn('shell/README.md', `# Shell\n\nSee \`${path}\`.`)).toEqual([
      `shell/README.md:3 names ${path}, which does not exist`,
    ]);
  });
});

it('no document has pnpm write what it says of itself into a file', () => {
  const documents = files.filter(file => file.endsWith('.md'));
  const lines = documents.flatMap(file => read(file).split('\n'));
  expect(lines.filter(line => /^[^|]*\bpnpm (?!--silent )[^#]* [>|] /.test(line))).toEqual([]);
});

describe('decision records', () => {
  const records = files.filter(file => /(^|\/)docs\/decisions\//.test(file) && file.endsWith('.md'));

  it.each(records)('%s has the common form', record => {
    const text = read(record);
    const [number = ''] = basename(record).split('-');
    expect(basename(record)).toMatch(/^\d{3}-[a-z0-9-]+\.md$/);
    expect(text).toMatch(
      new RegExp(
        `^# ${number}: .+\\n\\nStatus: .+, \\d{4}-\\d\\d-\\d\\d\\n\\n\\*\\*Context\\.\\*\\* [^]+\\n\\*\\*Decision\\.\\*\\* [^]+\\n\\*\\*Consequences\\.\\*\\* `,
      ),
    );
    expect(text.split('\n').length).toBeLessThan(50);
  });

  it('are numbered from 001 in each package', () => {
    const byFolder = Map.groupBy(records, dirname);
    for (const [folder, group] of byFolder) {
      const numbers = group.map(record => Number(basename(record).slice(0, 3)));
      expect(numbers, folder).toEqual(group.map((_, index) => index + 1));
    }
  });
});
