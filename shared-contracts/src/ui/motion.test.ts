import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

it('what moves without end stands still for who asks for less motion', () => {
  const moving = globSync('{shared-contracts/src,shell/host,shell/site,mfe-*/src}/**/*.css', { cwd: root })
    .map(file => ({ file, css: readFileSync(join(root, file), 'utf8') }))
    .filter(({ css }) => /animation:[^;]* infinite/.test(css));
  expect(moving.length).toBeGreaterThan(1);
  const restless = moving.filter(
    ({ css }) => !/@media \(prefers-reduced-motion: reduce\) \{[^}]*animation: none;/.test(css),
  );
  expect(restless.map(({ file }) => file)).toEqual([]);
});
