import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSection7Api } from '@carefare/testing/section-7-api';
import { root } from 'e2e-stack';
import { describe, expect, it } from 'vitest';
import { added, section7 } from './calls.ts';

const page = readFileSync(join(root, 'shared-contracts/docs/your-own-api.md'), 'utf8');

/** The rows of a table, without its heading. */
function tableBelow(heading: string): string[] {
  const [, below = ''] = page.split(`\n## ${heading}\n`);
  const [section = ''] = below.split('\n## ');
  return section
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2);
}

/** The request and the answer of each example. */
const examples = [...page.matchAll(/^```http\n([^]*?)\n```$/gm)]
  .flatMap(([, block = '']) => block.split('\n\n'))
  .map(example => {
    const [call = '', ...lines] = example.split('\n');
    const end = lines.findIndex(line => /^\d{3}\b/.test(line));
    const [, status, answer = ''] = /^(\d{3})([^]*)$/.exec(lines.slice(end).join('\n')) ?? [];
    return { call, sent: lines.slice(0, end).join('\n'), status: Number(status), answer };
  });

describe('your-own-api.md', () => {
  it('has the calls of section 7 with what visitors get', () => {
    expect(tableBelow('Section 7')).toEqual(
      section7.map(({ name, visitors }) => `| \`${name}\` | ${visitors} |`),
    );
  });

  it('has every addition', () => {
    const rowsOf = ({ name: call, fields = {} }: (typeof added)[number]) =>
      Object.entries(fields).map(
        ([names, visitors]) =>
          `| \`${call}\` | ${names
            .split(', ')
            .map(name => `\`${name}\``)
            .join(', ')} | ${visitors} |`,
      );
    expect(tableBelow('Beyond section 7')).toEqual([
      ...section7.flatMap(rowsOf),
      ...added.flatMap(call => [`| \`${call.name}\` | | ${call.visitors} |`].concat(rowsOf(call))),
    ]);
  });

  it('shows requests and answers of an API of section 7, in their order', async () => {
    const api = createSection7Api();
    for (const { call, sent, status, answer } of examples) {
      const [method, path] = call.split(' ');
      const body = sent ? { body: JSON.stringify(JSON.parse(sent)) } : {};
      const response = await api(new Request(`https://api.example.org/api${path}`, { method, ...body }));
      expect([call, response.status]).toEqual([call, status]);
      if (!answer) continue;
      const shown: unknown = JSON.parse(answer);
      const received: unknown = await response.json();
      expect(Array.isArray(received) ? received.slice(0, [shown].flat().length) : received).toEqual(shown);
    }
  });

  it.each(section7)('shows $name', ({ name }) => {
    const pattern = new RegExp(`^${name.replace(/\{\w+\}/, '[^/]+')}(?:\\?|$)`);
    expect(examples.filter(example => pattern.test(example.call))).not.toEqual([]);
  });

  it.each(['`--write`', '`API_HEADER`', 'Carefare Trial', 'trial@example.com', 'https://example.org/shop'])(
    'says of the command: %s',
    words => expect(page).toContain(words),
  );
});
