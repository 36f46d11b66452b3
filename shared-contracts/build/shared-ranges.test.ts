import { expect, it } from 'vitest';
import { contractRange, sharedRangesOf } from './shared-ranges.ts';

const published = { version: '1.4.2', names: { index: ['usd'], ui: ['Button'] } };

it.each([
  ['^1.5.0', '1.5.1', 'a patch of the contract', ['usd', 'Carousel']],
  ['^1.4.0', '1.6.3', 'names that the published surface has', ['usd', 'Button']],
  ['^1.6.0', '1.6.3', 'a name that it lacks', ['usd', 'Carousel']],
  ['^1.4.0', '2.0.1', 'names that the published surface of the major before has', ['usd']],
  ['^2.0.0', '2.0.1', 'a name of a new major', ['Carousel']],
])('a remote needs %s of the contract %s with %s', (range, version, _case, names) => {
  expect(contractRange(names, { version, published })).toBe(range);
});

it('a remote needs the major of React, and one range of the contract, whichever entry point it uses', () => {
  const ranges = sharedRangesOf(['usd']);
  expect(ranges).toMatchObject({ react: '^19.0.0', 'react/jsx-runtime': '^19.0.0', 'react-dom': '^19.0.0' });
  const ofContract = Object.entries(ranges).filter(([module]) => module.startsWith('shared-contracts'));
  expect(new Set(ofContract.map(([, range]) => range)).size).toBe(1);
});
