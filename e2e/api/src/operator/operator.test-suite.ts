import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aSubmission } from '../../testing/builders.ts';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { setUpTestApi, startSession } from '../../testing/start-test-api.ts';
import { help, runCommand, UsageError } from './command.ts';

export function operatorSuite(name: string, open: () => Promise<TestDatabase>): void {
  describe(`the operator's commands on ${name}`, () => {
    const test = setUpTestApi(open);
    const references: string[] = [];
    beforeAll(async () => {
      const { browser, id } = await startSession(test);
      for (const [index, notes] of ['=1+1', 'a "quoted", line\nand another', ''].entries()) {
        const key = { idempotencyKey: `attempt-${index}` };
        references.push((await browser.api.submitContact(id, aSubmission({ notes }), key)).reference);
      }
    });

    const run = async (...args: string[]) => {
      const written: string[] = [];
      const code = await runCommand(args, test.database, { write: text => written.push(text) });
      return { code, text: written.join('') };
    };

    it('lists the newest first', async () => {
      const { text } = await run('list', '--limit', '2');
      expect(text.split('\n').map(line => line.slice(0, 13))).toEqual([references[2], references[1], '']);
      expect((await run('list', '--since', '2027-01-01')).text).toBe('');
      expect((await run('list', '--email', 'ZOE@example.org')).text.split('\n')).toHaveLength(4);
      expect((await run('list', '--email', 'somebody@example.org')).text).toBe('');
    });

    it('finds the requests of a person by their address as it is stored, also with capitals beyond ASCII', async () => {
      const { browser, id } = await startSession(test);
      const contact_email = 'Özge@example.org';
      const key = { idempotencyKey: 'attempt-3' };
      const { reference } = await browser.api.submitContact(id, aSubmission({ contact_email }), key);
      expect((await run('list', '--email', contact_email)).text).toContain(reference);
      expect(await run('delete', reference, '--yes')).toEqual({ code: 0, text: '' });
    });

    it('shows a request, and exits with 3 for an unknown reference', async () => {
      const { code, text } = await run('show', references[1] ?? '');
      expect(code).toBe(0);
      expect(JSON.parse(text)).toMatchObject({
        contact_email: 'zoe@example.org',
        notes: 'a "quoted", line\nand another',
      });
      expect(await run('show', 'CF-NONE')).toEqual({ code: 3, text: '' });
    });

    it('exports CSV without formulas', async () => {
      const { text } = await run('export', '--format', 'csv');
      expect(text).toContain(",'=1+1,");
      expect(JSON.parse((await run('export', '--format', 'json')).text)).toHaveLength(3);
    });

    it('exports into a file that only its owner reads, also one that others could read before', async () => {
      const dir = mkdtempSync(join(tmpdir(), 'carefare-export-'));
      const out = join(dir, 'requests.json');
      writeFileSync(out, '', { mode: 0o644 });
      await run('export', '--format', 'json', '--out', out);
      const { mode } = statSync(out);
      expect([mode & 0o777, JSON.parse(readFileSync(out, 'utf8')).length]).toEqual([0o600, 3]);
      chmodSync(dir, 0o750);
      await expect(run('export', '--format', 'json', '--out', dir)).rejects.toThrow('EISDIR');
      expect(statSync(dir).mode & 0o777, 'what is no file keeps its mode').toBe(0o750);
      rmSync(dir, { recursive: true });
    });

    it('deletes a request for good', async () => {
      const [reference = ''] = references;
      const codes = [];
      for (const args of [
        ['delete', reference, '--yes'],
        ['delete', reference, '--yes'],
        ['show', reference],
      ])
        codes.push((await run(...args)).code);
      expect(codes).toEqual([0, 3, 3]);
    });

    it.each([
      [[]],
      [['frobnicate']],
      [['show']],
      [['delete', 'CF-X']],
      [['export']],
      [['list', '--colour']],
      [['list', '--limit', 'many']],
      [['list', '--since', 'yesterday']],
      [['list', '--since', '2026-11']],
      [['list', '--since', '2026-02-30']],
      // Whose time?
      [['list', '--since', '2026-11-01T08:00']],
      [['list', 'CF-X']],
      // It would be everybody's.
      [['export', '--format', 'json', '--email', 'zoe@example.org']],
      // The list would be everybody's, and the export on the screen.
      [['list', '--email', '']],
      [['export', '--format', 'json', '--out', '']],
      [['retention', 'CF-X']],
      [['show', 'a', 'b']],
    ])('rejects %j as wrong usage', async args => {
      await expect(run(...args)).rejects.toBeInstanceOf(UsageError);
      expect(help).toContain('Exit codes');
    });
  });
}
