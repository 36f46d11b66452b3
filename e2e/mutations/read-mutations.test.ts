import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'e2e-stack';
import { expect, it } from 'vitest';
import { readMutations } from './read-mutations.ts';

it.each(readMutations())('applies to the code of today: $title', ({ file, test, from }) => {
  expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
  expect(existsSync(join(root, test)), test).toBe(true);
});
