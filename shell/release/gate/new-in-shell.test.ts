import { expect, it } from 'vitest';
import { aComposition } from '../testing/compared.ts';
import { newInShell } from './new-in-shell.ts';
import type { ReadComposition } from './rule.ts';

const a = (shell: string, quote?: string, calculator?: string) =>
  aComposition(
    { digest: shell },
    { ...(quote && { quote: { digest: quote } }), ...(calculator && { calculator: { digest: calculator } }) },
  );

it.each<[string, ReadComposition, ReadComposition[], string[]]>([
  ['the first shell', a('s1'), [], []],
  ['the first composition', a('s1', 'q1'), [], ['q1']],
  ['the same composition again', a('s1', 'q1', 'c1'), [a('s1', 'q1', 'c1')], []],
  ['a remote alone', a('s1', 'q2', 'c1'), [a('s1', 'q1', 'c1')], ['q2']],
  [
    'a remote that is live in a share',
    a('s1', 'q2', 'c2'),
    [a('s1', 'q1', 'c1'), a('s1', 'q2', 'c1')],
    ['c2'],
  ],
  ['a shell, with all remotes', a('s2', 'q1', 'c1'), [a('s1', 'q1', 'c1')], ['q1', 'c1']],
])('compares %s', (_case, candidate, live, expected) => {
  expect(newInShell(candidate, live).map(([, { release }]) => release.digest)).toEqual(expected);
});
