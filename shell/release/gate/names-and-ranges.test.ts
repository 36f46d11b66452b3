import { expect, it } from 'vitest';
import { aComposition, type RemoteSide, type ShellSide } from '../testing/compared.ts';
import { checkNamesUsed } from './names-used.ts';
import { checkSharedRanges } from './shared-ranges.ts';

const offers = {
  react: { version: '19.3.1', names: [] },
  'shared-contracts': { version: '1.4.0', names: [] },
  'shared-contracts/ui': { version: '1.4.0', names: ['Button', 'Table'] },
};
const shell: ShellSide = { digest: 's1', offers };
const quote: RemoteSide = {
  digest: 'q1',
  uses: { 'shared-contracts/ui': ['Button', '*'] },
  shared: { react: '^19.1.0', 'shared-contracts/ui': '^1.2.0' },
};
const live = [aComposition(shell, { quote })];

const without = { ...offers, 'shared-contracts/ui': { version: '1.5.0', names: ['Table'] } };
const older = { ...offers, react: { version: '19.0.0', names: [] } };
const ofMajor2 = {
  ...offers,
  'shared-contracts/ui': { version: '2.0.0', names: ['Button'] },
};
const needed = { 'shared-contracts/ui': ['Button', 'Carousel', 'Slider'] };

it.each<[string, ShellSide, RemoteSide, string[]]>([
  ['a shell with more names', { digest: 's2', offers }, quote, []],
  [
    'a shell that lacks a name of a live remote',
    { digest: 's2', offers: without },
    quote,
    [
      'shell s2 is refused: it lacks "Button" of shared-contracts/ui, which quote q1 uses. The shell\'s team ',
    ],
  ],
  [
    'a remote that uses names that the live shell lacks',
    shell,
    { ...quote, digest: 'q2', uses: needed },
    [
      'quote q2 is refused: it uses "Carousel" of shared-contracts/ui, "Slider" of shared-contracts/ui, which shell s1 ',
    ],
  ],
])('names used: %s', (_case, nextShell, nextQuote, sentences) => {
  const faults = checkNamesUsed(aComposition(nextShell, { quote: nextQuote }), live);
  expect(faults).toEqual(sentences.map(start => expect.stringContaining(start)));
});

it.each<[string, ShellSide, RemoteSide, string[]]>([
  ['a shell with newer minors', { digest: 's2', offers: without }, quote, []],
  ['a shell with a later major of the contract', { digest: 's2', offers: ofMajor2 }, quote, []],
  [
    'a shell with an older module than a live remote needs',
    { digest: 's2', offers: older },
    quote,
    [
      "shell s2 is refused: quote q1 would not run in it: it needs react ^19.1.0, the shell has 19.0.0. The shell's team ",
    ],
  ],
  [
    'a remote for other versions',
    shell,
    { ...quote, digest: 'q2', shared: { react: '^20.0.0', vue: '^3.0.0' } },
    [
      'quote q2 is refused: it needs react ^20.0.0, the shell has 19.3.1; it shares vue, which the shell does not offer (shell s1)',
    ],
  ],
  [
    'a remote that needs a newer package at several entry points, in one sentence',
    shell,
    { ...quote, digest: 'q2', shared: { 'shared-contracts': '^1.5.0', 'shared-contracts/ui': '^1.5.0' } },
    ['quote q2 is refused: it needs shared-contracts ^1.5.0, the shell has 1.4.0 (shell s1)'],
  ],
])('shared ranges: %s', (_case, nextShell, nextQuote, sentences) => {
  const faults = checkSharedRanges(aComposition(nextShell, { quote: nextQuote }), live);
  expect(faults).toEqual(sentences.map(start => expect.stringContaining(start)));
});
