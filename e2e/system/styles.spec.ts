import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestRelease } from 'e2e-stack';
import { type ChildNode, parse } from 'postcss';
import { expect, test } from '../support/test.ts';

/** Within a query for a pointer: a finger would leave the style behind. */
function needsPointer(node: ChildNode['parent']): boolean {
  if (!node || node.type === 'root' || node.type === 'document') return false;
  const isQuery = node.type === 'atrule' && 'params' in node && /hover:\s*hover/.test(node.params);
  return isQuery || needsPointer(node.parent as ChildNode['parent']);
}

for (const packageName of ['shell', 'mfe-catalogue', 'mfe-calculator', 'mfe-quote'])
  test(`styles of ${packageName} for hovering are for pointers alone`, {
    tag: ['@shell', '@own-stack'],
  }, () => {
    const cwd = newestRelease(packageName);
    const files = globSync('{client,web}/*.css', { cwd });
    expect(files).not.toEqual([]);
    const found: string[] = [];
    for (const file of files)
      parse(readFileSync(join(cwd, file), 'utf8')).walkRules(/:hover/, rule => {
        if (!needsPointer(rule.parent)) found.push(`${file}: ${rule.selector}`);
      });
    expect(found).toEqual([]);
  });
