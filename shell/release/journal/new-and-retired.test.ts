import { beforeEach, expect, it } from 'vitest';
import { checkRelease } from '../commands/check.command.ts';
import { promoteRelease, retire, rollBack, share } from '../commands/promote.command.ts';
import { RefusedPromotionError } from '../store/refused-promotion-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import { provideMoves, STABLE } from '../testing/moves.ts';
import { aPage, moveUnchecked, publishRemote, why } from '../testing/small-releases.ts';
import { digest } from '../testing/stores.ts';

const [FIRST, SECOND] = [digest(6), digest(7)];
const moves = provideMoves();
const { newest } = moves;
const live = async () => (await moves.live())[0];

let store: ReleaseStore;
beforeEach(async () => {
  ({ store } = moves);
  for (const release of [FIRST, SECOND]) await publishRemote(store, 'our-reviews', release);
});

it('a remote that nobody knows goes live as a new one, and then like any other', async () => {
  await expect(promoteRelease(store, 'our-reviews', FIRST, why)).rejects.toThrow(
    'No live remote is called our-reviews: if it is a new one, add --new.',
  );
  await promoteRelease(store, 'our-reviews', FIRST, { ...why, channel: 'next', isNew: true });
  expect(await live()).toEqual({ quote: STABLE });
  await promoteRelease(store, 'our-reviews', SECOND, { ...why, channel: 'next' });
  await promoteRelease(store, 'our-reviews', FIRST, { ...why, isNew: true });
  await promoteRelease(store, 'our-reviews', SECOND, why);
  expect(await live()).toEqual({ quote: STABLE, 'our-reviews': SECOND });
});

it('a remote that is retired leaves the others, and can come back', async () => {
  await promoteRelease(store, 'our-reviews', FIRST, { ...why, isNew: true });
  expect((await retire(store, 'our-reviews', why)).lines).toEqual([
    'our-reviews is no longer live, with entry 4',
  ]);
  expect(await live()).toEqual({ quote: STABLE });
  expect((await newest())?.moved).toEqual({ what: 'our-reviews', from: FIRST, to: null });
  await expect(retire(store, 'our-reviews', why)).rejects.toThrow('our-reviews is not live.');
  await rollBack(store, 'our-reviews', { ...why, to: FIRST });
  expect(await live()).toEqual({ quote: STABLE, 'our-reviews': FIRST });
});

it('a retired remote says that its pages are gone, until it comes back', async () => {
  const OLD = digest(8);
  const gone = async () => (await newest())?.gone;
  const pages = [aPage('/reviews'), aPage('/reviews/:name')];
  await publishRemote(store, 'our-reviews', OLD, { prefixes: ['/reviews'], pages });
  await promoteRelease(store, 'our-reviews', OLD, { ...why, isNew: true });
  await retire(store, 'our-reviews', { ...why, gone: true });
  expect(await gone()).toEqual({ 'our-reviews': ['/reviews', '/reviews/:name'] });
  await promoteRelease(store, 'quote', STABLE, why);
  expect(await gone()).toEqual({ 'our-reviews': ['/reviews', '/reviews/:name'] });
  await rollBack(store, 'our-reviews', { ...why, to: OLD });
  expect(await gone()).toBeUndefined();
  await retire(store, 'our-reviews', why);
  expect(await gone()).toBeUndefined();
});

it("one of the customer's remotes, or the shell, is not retired by mistake", async () => {
  await expect(retire(store, 'quote', why)).rejects.toThrow("quote is one of the customer's remotes");
  await expect(retire(store, 'shell', why)).rejects.toThrow('There is no site without a shell.');
  await retire(store, 'quote', { ...why, override: 'the form moves to another site' });
  expect(await live()).toEqual({});
  const { reason, checks } = (await newest()) ?? {};
  expect({ reason, owner: checks?.owner }).toEqual({
    reason: why.reason,
    owner: 'overridden (the form moves to another site)',
  });
});

it('a prefix stays its owner’s for 30 days, unless it is handed over', async () => {
  const [OLD, THIRD] = [digest(8), digest(9)];
  await publishRemote(store, 'our-reviews', OLD, { prefixes: ['/reviews'] });
  await publishRemote(store, 'stories', THIRD, { prefixes: ['/reviews/all'] });
  await promoteRelease(store, 'our-reviews', OLD, { ...why, isNew: true });
  await promoteRelease(store, 'our-reviews', FIRST, why);
  const promotion = { ...why, isNew: true };
  const takes = ['/reviews/all'];
  await expect(promoteRelease(store, 'stories', THIRD, promotion)).rejects.toThrow(
    `stories ${THIRD} is refused: its prefix /reviews/all was one of our-reviews within the last 30 days. ` +
      'If our-reviews gives it away, add --takes /reviews/all.',
  );
  await promoteRelease(store, 'stories', THIRD, { ...promotion, takes });
  // Its own prefix is not a new one.
  await promoteRelease(store, 'stories', THIRD, why);
  // What was handed over is the other's, and no roll-back takes it back by itself.
  await expect(rollBack(store, 'our-reviews', { ...why, to: OLD })).rejects.toThrow(
    new RefusedPromotionError(
      `our-reviews ${OLD} is refused: its prefix /reviews is one of stories, which is live.`,
    ),
  );
  expect(await live()).toMatchObject({ 'our-reviews': FIRST, stories: THIRD });
  await retire(store, 'stories', why);
  await rollBack(store, 'our-reviews', { ...why, to: OLD });
  expect(await live()).toMatchObject({ 'our-reviews': OLD });
});

it('a prefix is handed over by a share as well, and a check says so', async () => {
  const [OLD, THIRD, PLAIN] = [digest(8), digest(9), digest(10)];
  await publishRemote(store, 'our-reviews', OLD, { prefixes: ['/reviews'] });
  await publishRemote(store, 'stories', PLAIN);
  await publishRemote(store, 'stories', THIRD, { prefixes: ['/reviews/all'] });
  for (const release of [OLD, FIRST]) await moveUnchecked(store, 'our-reviews', release);
  await moveUnchecked(store, 'stories', PLAIN);
  await moveUnchecked(store, 'stories', THIRD, { channel: 'next' });
  const takes = ['/reviews/all'];
  const refusal = 'add --takes /reviews/all.';
  await expect(checkRelease(store, 'stories', THIRD)).rejects.toThrow(refusal);
  await checkRelease(store, 'stories', THIRD, { takes });
  await expect(share(store, 'next', 10, why)).rejects.toThrow(refusal);
  await share(store, 'next', 10, { ...why, takes });
  expect((await moves.live())[1]).toEqual(['next', { stories: THIRD }, 10]);
});
