import { beforeEach, describe, expect, it } from 'vitest';
import { diffEntries } from '../commands/diff.command.ts';
import { listHistory, showStatus } from '../commands/history.command.ts';
import { rollBack } from '../commands/promote.command.ts';
import { CATALOGUE, NEW, OTHER, provideMoves, STABLE } from '../testing/moves.ts';
import { aPage, publishRemote, why } from '../testing/small-releases.ts';
import { digest } from '../testing/stores.ts';
import { readEntry } from './journal.ts';

const moves = provideMoves();
const { promote, give, newest, live } = moves;

describe('a share', () => {
  beforeEach(async () => void (await promote('quote', NEW, 'next')));

  it('gives what a channel has now to some visitors, grows, and ends', async () => {
    expect((await give('next', 10)).lines).toEqual([
      `quote ${NEW} of the channel next for 10 % of visitors is live with entry 3`,
    ]);
    expect(await live()).toEqual([{ quote: STABLE }, ['next', { quote: NEW }, 10]]);
    expect((await showStatus(moves.store)).lines).toContain(
      `quote ${NEW} of the channel next for 10 % of visitors`,
    );
    expect((await diffEntries(moves.store, 2, 3)).lines[0]).toBe(
      `quote ${STABLE} -> ${NEW} for 10 % of visitors`,
    );
    await promote('quote', OTHER, 'next');
    expect(await live()).toEqual([{ quote: STABLE }, ['next', { quote: NEW }, 10]]);
    await give('next', 25);
    expect(await live()).toEqual([{ quote: STABLE }, ['next', { quote: OTHER }, 25]]);
    await give('next', 0);
    expect(await live()).toEqual([{ quote: STABLE }, undefined]);
    const { lines } = await listHistory(moves.store);
    expect(lines[0]).toContain('no share  by a test');
    expect(lines[1]).toContain(`quote ${OTHER} of the channel next for 25 % of visitors  by a test`);
    await expect(give('next', 0)).rejects.toThrow('next is refused as a share: no share of it is live.');
  });

  it('has no draft of others, unless each is named: its own is the one of its name, or the only one', async () => {
    await promote('quote', OTHER);
    await promote('catalogue', CATALOGUE);
    await publishRemote(moves.store, 'catalogue', digest(8));
    await promote('catalogue', digest(8), 'next', ['quote']);
    await expect(give('next', 10)).rejects.toThrow(
      `The channel next also has quote ${NEW} and catalogue ${digest(8)}: if that is meant, add --with quote catalogue`,
    );
    await give('next', 10, ['quote', 'catalogue']);
    await give('next', 0);
    await promote('quote', NEW, 'quote-main');
    await promote('catalogue', digest(8), 'quote-main', ['quote']);
    await expect(give('quote-main', 10)).rejects.toThrow(`also has catalogue ${digest(8)}:`);
    await give('quote-main', 10, ['catalogue']);
  });

  it('stays when another package is moved, is checked with it, and ends when its own is', async () => {
    await publishRemote(moves.store, 'catalogue', digest(6), { failsWith: NEW });
    await give('next', 10);
    await promote('catalogue', CATALOGUE);
    expect(await live()).toEqual([{ quote: STABLE, catalogue: CATALOGUE }, ['next', { quote: NEW }, 10]]);
    await expect(promote('catalogue', digest(6))).rejects.toThrow(
      `catalogue ${digest(6)} is refused: it fails with ${NEW}.`,
    );
    await promote('quote', OTHER);
    expect(await live()).toEqual([{ quote: OTHER, catalogue: CATALOGUE }, undefined]);
    await rollBack(moves.store, 'quote', why);
    expect(await live()).toEqual([{ quote: STABLE, catalogue: CATALOGUE }, undefined]);
  });

  it('may add a page, which the release next to it lacks', async () => {
    await publishRemote(moves.store, 'quote', digest(7), { pages: [aPage('/contact/new')] });
    await promote('quote', digest(7), 'next');
    await give('next', 10);
    await promote('catalogue', CATALOGUE);
    await give('next', 0);
    await promote('quote', digest(7));
    await expect(promote('quote', NEW)).rejects.toThrow('it lacks /contact/new');
  });

  it.each<[string, string, string]>([
    ['another one', 'other', 'next is one already, for 10 % of visitors. End that first, with 0 %.'],
    ['a remote that is not live', 'next', 'no release of catalogue is live yet'],
  ])('is refused: %s', async (kind, channel, sentence) => {
    if (kind === 'another one') {
      await give('next', 10);
      await promote('quote', OTHER, 'other');
    } else await promote('catalogue', CATALOGUE, 'next', ['quote']);
    const before = await newest();
    await expect(give(channel, 10, ['catalogue', 'quote'])).rejects.toThrow(
      `${channel} is refused as a share: ${sentence}`,
    );
    expect(await newest()).toEqual(before);
  });

  it('needs a live release of its remotes, and is at most half', async () => {
    const entry = await newest();
    const release = (await newest('channels/next'))?.remotes.quote;
    const write = (number: number, more: object) =>
      moves.store.create(
        `live/00000${number}.json`,
        new TextEncoder().encode(JSON.stringify({ ...entry, ...more })),
      );
    await write(3, { share: { channel: 'next', remotes: { quote: release }, percent: 60 } });
    await expect(readEntry(moves.store, 3)).rejects.toThrow('share.percent');
    await write(4, { share: { channel: 'next', remotes: { calculator: release }, percent: 10 } });
    await expect(readEntry(moves.store, 4)).rejects.toThrow('a share needs a release of its remotes');
  });
});
