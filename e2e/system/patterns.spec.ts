import { globSync } from 'node:fs';
import { join } from 'node:path';
import { newestRelease, packageDir, remoteKeys, remotePackage } from 'e2e-stack';
import { expect, test } from '../support/test.ts';
import { collectPatterns, weakSpotsOf, worstTimeOf } from './patterns/attack-patterns.ts';

/** The largest body that a server reads. */
const LONGEST = 65_536;
const LONGEST_MS = 20;

/** Patterns of libraries for which some texts take longer than in proportion, by why no stranger sends such a text. */
const harmless: Record<string, readonly string[]> = {
  // satori and its parsers of CSS
  'The texts of preview pictures are those of the rows of pages.': [
    String.raw`,(?![^\(]*\))`,
    String.raw`\s(?![^(]*\))`,
    String.raw`^(-?\d+\.?\d*)(%|vw|vh|px|em|rem|deg|rad|grad|turn|ch|vmin|vmax)?$`,
    String.raw`^[+-]?(\d+|\d*\.\d+)(e[+-]?\d+)?(%|\w+)?$`,
    String.raw`\.(?![^\[]*\])|[\[\]]`,
    String.raw`{([^,]*?)}`,
    String.raw`(^|\\+)?(\\[A-F0-9]{1,6})\x20(?![a-fA-F0-9\x20])`,
    String.raw`(?:\d+|\d*\.\d+)%?`,
    String.raw`(?:\s*,\s*|\s+)`,
    String.raw`\s*[,/]\s*`,
    String.raw`\ +(?![^(]*\))`,
    String.raw`^-?(\d+|\.\d+)(.*?)$`,
    String.raw`,(?![^(]*\))`,
    String.raw`_(?![^(]*\))`,
    String.raw`(-?\d*\.?\d(?!\b-.+[,)](?![^+\-/*])\D)(?:%|[a-z]+)?|\))([+\-/*])`,
    String.raw`^(.*?)\s*\/\s*([^/]+)$`,
    String.raw`^(.*?)(\s*)$`,
    String.raw`\D+$`,
    String.raw`^[+-]?0*\.?0+$`,
    String.raw`\.+$`,
    String.raw`\s+$`,
    String.raw`^(?:(nonzero|evenodd)\s+)?from\s+(.+)$`,
    String.raw`^(?:(not|only)\s+)?([a-z-]+)(?:\s+and\s+([^]*))?$`,
    String.raw`^(-?[a-z_][\w-]*)(?![\w-(])\s*([^]*)$`,
    String.raw`\s*(<=|>=|<|>|=)\s*`,
    String.raw`(([a-z]{2,}|%))$`,
    String.raw`, ?\d*\.?(\d+)\)$`,
    String.raw`^(\d+)\s+([^ ]+)$`,
    String.raw`^(\d+)\s+(\d+)\s+(.+)$`,
  ],
  // Mantine
  'Style sheets and colours are those of releases.': [
    String.raw`^hsla?\(\s*(\d+)\s*,\s*(\d+%)\s*,\s*(\d+%)\s*(,\s*(0?\.\d+|\d+(\.\d+)?))?\s*\)$`,
  ],
  // federation runtime
  'Addresses of files are those of releases.': ['#.*$', String.raw`\?.*$`],
  // Hono and React Router
  'Patterns of routes are written by us.': [
    String.raw`\{[^}]+\}`,
    String.raw`\{(?:\{[\d,]+\}|[^}])+\}`,
    String.raw`\/*\*?$`,
  ],
  // React Router
  'A canonical path has single slashes and none at its end.': [String.raw`\/+$`],
  'It ends the signatures of cookies of its own, which the site does not use.': ['=+$'],
  // ky
  'Types of content are those of the API.': [String.raw`\/(?:.*[.+-])?json$`],
  // ical-generator
  'A calendar file names no people.': [String.raw`^(.+) ?<([^>]+)>$`],
  // The server's bundle has escapes for what is beyond ASCII.
  'At most 1,000 characters of an address are cleaned.': [
    String.raw`[\s>)”’»"',;:.!]+$`,
    String.raw`[\s>)\u201d\u2019\xbb"',;:.!]+$`,
  ],
  // ipaddr.js
  'It is slow with line ends, which a header has none of.': ['%.+$'],
};

const files = (pattern: string, ...folder: string[]): string[] =>
  globSync(pattern, { cwd: join(...folder) }).map(file => join(...folder, file));
const release = (name: string) => newestRelease(name);

function patternsOfCode(): RegExp[] {
  const code = [
    ...files('{server,client}/*.{cjs,js}', release('shell')),
    ...remoteKeys.flatMap(key => files('{node,web}/*.{cjs,js}', release(remotePackage(key)))),
    ...files('src/**/!(*.test|*.test-suite).ts', packageDir('e2e/api')),
  ];
  const patterns = new Map(code.flatMap(collectPatterns).map(pattern => [String(pattern), pattern]));
  expect(patterns.size, 'patterns').toBeGreaterThan(500);
  return [...patterns.values()];
}

test('no pattern of a bundle or of the API takes longer than in proportion for a text that a stranger sends', {
  tag: ['@shell', '@own-stack'],
}, () => {
  const weak = patternsOfCode().filter(pattern => weakSpotsOf(pattern).length > 0);
  const sources = new Set(weak.map(({ source }) => source));
  expect([...sources].sort()).toEqual(Object.values(harmless).flat().sort());
});

test('the longest texts hold none of the other patterns', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, () => {
  const strong = patternsOfCode().filter(pattern => weakSpotsOf(pattern).length === 0);
  const times = strong.map(pattern => ({ pattern: String(pattern), ms: worstTimeOf(pattern, LONGEST) }));
  expect(times.filter(({ ms }) => ms > LONGEST_MS)).toEqual([]);
});
