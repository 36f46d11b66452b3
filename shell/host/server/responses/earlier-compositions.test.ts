import { expect, it } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { createEarlierCompositions } from './earlier-compositions.ts';

/** A composition of releases as in `quote: 'q1'`. */
const composition = (releases: Record<string, string>) => {
  const [[, release]] = Object.entries(compositionOf('quote').remotes) as [[string, never]];
  const remotes = Object.entries(releases).map(([remote, digest]) => [
    remote,
    { ...(release as object), digest },
  ]);
  return { id: Object.values(releases).join(' '), shell: 's', remotes: Object.fromEntries(remotes) };
};

function after(...lived: Record<string, string>[]): string[] {
  const earlier = createEarlierCompositions();
  for (const releases of lived) earlier.note(composition(releases));
  return earlier.idsBefore(Object.values(lived.at(-1) ?? {}).join(' '));
}

it('has those before the live one, the newest first, and no more than five', () => {
  const promoted = Array.from({ length: 9 }, (_, index) => ({ quote: `q${index}` }));
  expect(after(...promoted)).toEqual(['q7', 'q6', 'q5', 'q4', 'q3']);
});

it('has none with a remote that was taken out', () => {
  const both = { quote: 'q1', catalogue: 'c1' };
  expect(after(both, { catalogue: 'c1' })).toEqual([]);
  expect(after(both, { catalogue: 'c1' }, { catalogue: 'c2' })).toEqual(['c1']);
});

it('has none with a release that was rolled back, also next to other releases', () => {
  const [one, two] = [
    { quote: 'q1', catalogue: 'c1' },
    { quote: 'q2', catalogue: 'c1' },
  ];
  expect(after(one, two, one)).toEqual([]);
  expect(after(one, two, { quote: 'q2', catalogue: 'c2' }, { quote: 'q1', catalogue: 'c2' })).toEqual([
    'q1 c1',
  ]);
});
