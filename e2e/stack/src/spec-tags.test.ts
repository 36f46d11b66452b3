import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './packages.ts';

/** Whose code a test is about: teams choose theirs with `pnpm e2e --grep @quote`. */
const OWNERS = ['@catalogue', '@calculator', '@quote', '@shell'];
const OTHERS = ['@smoke', '@own-stack', '@phone', '@desktop', '@nightly'];

const cwd = join(root, 'e2e');
const specs = globSync('{journeys,pages,composition,system}/**/*.spec.ts', { cwd }).sort();
const sourceOf = (spec: string) => readFileSync(join(cwd, spec), 'utf8');
const tagsIn = (source: string) =>
  [...source.matchAll(/\btag: (?:'[^']*'|\[[^\]]*\])/g)].flatMap(([tag]) => tag.match(/@[\w-]+/g) ?? []);

it.each(specs)('%s says whom each of its tests is about', spec => {
  const source = sourceOf(spec);
  const tags = tagsIn(source);
  expect(tags).toEqual(expect.arrayContaining([expect.toBeOneOf(OWNERS)]));
  expect(tags.filter(tag => !OWNERS.concat(OTHERS).includes(tag))).toEqual([]);
  // Tests in loops and groups are further in; a loop is written as its file's other tests are.
  const untagged = [...source.matchAll(/^test(?:\.describe)?\(\s*['"`][\s\S]*?=> \{/gm)]
    .map(([start]) => start)
    .filter(start => !tagsIn(start).some(tag => OWNERS.includes(tag)));
  expect(untagged).toEqual([]);
});

it('a site that is given is asked a few things, and never to store a quote request', () => {
  const smoke = specs
    .flatMap(spec => sourceOf(spec).match(/^test\([\s\S]*?^\}\);/gm) ?? [])
    .filter(test => tagsIn(test).includes('@smoke'));
  expect(smoke.length).toBeGreaterThanOrEqual(6);
  expect(smoke.length).toBeLessThanOrEqual(8);
  for (const test of smoke) {
    expect(tagsIn(test)).not.toContain('@own-stack');
    expect(test).not.toMatch(/storedRequests|fillRequired|\bsend\(|stack\./);
  }
});
