import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'e2e-stack';

/** One way to break the product, and the file of tests that notices. Paths are those of the workspace. */
export interface Mutation {
  title: string;
  file: string;
  test: string;
  /** Text that stands in the file once, and what takes its place. */
  from: string;
  to: string;
}

export const MUTATIONS_FILE = 'e2e/docs/mutations.md';

const SECTION = /^### (.+)\n+`([^`]+)` · red: `([^`]+)`\n+```diff\n([\s\S]*?)```$/gm;

/** Reads all mutations of `e2e/docs/mutations.md`. @throws when a section is not written as the others */
export function readMutations(): readonly Mutation[] {
  const text = readFileSync(join(root, MUTATIONS_FILE), 'utf8');
  const mutations = [...text.matchAll(SECTION)].map(([, title = '', file = '', test = '', diff = '']) => {
    const lines = (sign: string) =>
      diff
        .split('\n')
        .filter(line => line.startsWith(sign))
        .map(line => line.slice(2))
        .join('\n');
    return { title, file, test, from: lines('-'), to: lines('+') };
  });
  const titles = text.match(/^### .+/gm) ?? [];
  if (titles.length !== mutations.length) {
    const read = mutations.map(({ title }) => `### ${title}`);
    throw new Error(
      `${MUTATIONS_FILE}: not written as the others: ${titles.find(title => !read.includes(title))}`,
    );
  }
  return mutations;
}
