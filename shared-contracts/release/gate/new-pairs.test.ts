import { expect, it } from 'vitest';
import { aComposition } from '../testing/compared.ts';
import { findNewPairs, namesOf } from './new-pairs.ts';
import type { ComparedComposition } from './rule.ts';

const a = (shell: string, quote?: string, calculator?: string) =>
  aComposition(
    { digest: shell },
    { ...(quote && { quote: { digest: quote } }), ...(calculator && { calculator: { digest: calculator } }) },
  );

it.each<[string, ComparedComposition, ComparedComposition[], string[]]>([
  ['the first shell', a('s1'), [], []],
  ['the first composition', a('s1', 'q1'), [], ['remote: shell s1, quote q1']],
  ['the same composition again', a('s1', 'q1', 'c1'), [a('s1', 'q1', 'c1')], []],
  ['a remote alone', a('s1', 'q2', 'c1'), [a('s1', 'q1', 'c1')], ['remote: shell s1, quote q2']],
  [
    'a shell, with all remotes',
    a('s2', 'q1', 'c1'),
    [a('s1', 'q1', 'c1')],
    ['shell: shell s2, quote q1', 'shell: shell s2, calculator c1'],
  ],
  [
    'a shell, with the remotes of two live compositions',
    a('s2', 'q1'),
    [a('s1', 'q1'), a('s1', 'q2')],
    ['shell: shell s2, quote q1', 'shell: shell s2, quote q2'],
  ],
  [
    'a remote, with the shells of two live compositions',
    a('s1', 'q2'),
    [a('s1', 'q1'), a('s2', 'q1')],
    ['remote: shell s1, quote q2', 'remote: shell s2, quote q2'],
  ],
])('compares %s', (_case, candidate, live, expected) => {
  const pairs = findNewPairs(candidate, live).map(pair => {
    const { shell, remote } = namesOf(pair);
    return `${pair.moved}: ${shell}, ${remote}`;
  });
  expect(pairs).toEqual(expected);
});
