import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenTexts } from './copy-texts.ts';

/** The customer's list: each claim's text and the files that it stands in. */
const listed = readFileSync(join(import.meta.dirname, '../../shared-contracts/docs/claims.md'), 'utf8')
  .split('\n')
  .filter(line => /^\| .*`/.test(line))
  .map(line => {
    const [text = '', , , files = ''] = line.split(' | ').map(cell => cell.replace(/^\| | \|$/g, ''));
    return { text, files };
  });

/** What no text may say, because another text says otherwise. */
const contradictions: readonly [words: RegExp, why: string][] = [
  [/\bISO[- ]certified|certified by ISO/i, 'following a standard is no certificate'],
  [/\b(?:what should we|we|us) (?:arrange|book|organise)\b/i, 'the terms: we sell neither flights nor rooms'],
  [/itemised quote within 24 hours/i, 'the detailed breakdown follows within 48 hours'],
  [/\bwe work with hospitals\b/i, 'no hospital has confirmed that'],
  [/reached at any hour/i, 'messages are not read around the clock'],
  [/within (?:24|48)\b/i, 'hours are promises of site.config.ts'],
  [/worth it\?/i, 'money is not worth: that is for the visitor and a doctor'],
];

describe('claims agree with each other', () => {
  it('the list of claims has them all', () => expect(listed.length).toBeGreaterThanOrEqual(20));

  it.each(listed)('“$text” stands where the list says, and nowhere else', ({ text, files }) => {
    const found = [...screenTexts].filter(([, texts]) =>
      texts.some(each => each.toLowerCase().includes(text.toLowerCase())),
    );
    expect(found.map(([file]) => `\`${file}\``).join('<br>')).toBe(files);
  });

  it.each(contradictions)('no text says %s: %s', words => {
    expect(screenTexts.size).toBeGreaterThan(40);
    const saying = [...screenTexts].filter(([, texts]) => texts.some(text => words.test(text)));
    expect(saying.map(([file]) => file)).toEqual([]);
  });
});
