import { createLook } from '@carefare/release/look';
import pLimit from 'p-limit';
import { type AskedGate, openGate } from '../support/ask-gate.ts';
import { badCode } from '../support/bad-code.ts';
import { type BadRelease, badReleases } from '../support/bad-releases.ts';
import { draftRelease } from '../support/forge-release.ts';
import { allEffects, harmfulReleases } from '../support/harmful-releases.ts';
import { expect, test } from '../support/test.ts';
import { tryRelease } from '../support/try-release.ts';

const TRIALS_AT_ONCE = 3;

/** Each in a process of the shell's newest release, as a shell and a promotion start them. */
test('a trial refuses each release whose code has a fault, in one sentence, and passes the release as it is', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  test.setTimeout(180_000);
  expect(await tryRelease(draftRelease('quote', () => undefined))).toEqual([]);
  await pLimit(TRIALS_AT_ONCE).map(badCode, async ({ fault, remote = 'quote', change, sentence }) => {
    const draft = draftRelease(remote, change);
    // What follows is a consequence.
    const [said = ''] = await tryRelease(draft);
    const reason = said.replace(`${remote} ${draft.release.digest} is refused, `, '');
    expect
      .soft(reason, fault)
      .toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });
});

/** What is said of a release that may go live. */
const NONE = 'nothing';

test.describe('of 26 bad releases', { tag: ['@shell', '@own-stack'] }, () => {
  let gate: AskedGate;
  test.beforeAll(async () => {
    gate = await openGate();
  });
  test.afterAll(() => gate?.remove());

  /** @param isLooking opens the page in a browser as well */
  const expectSentences = async (releases: readonly BadRelease[], isLooking: boolean): Promise<void> => {
    const limit = pLimit(isLooking ? 1 : TRIALS_AT_ONCE);
    await limit.map(releases, async ({ fault, remote = 'quote', change, sentence = NONE, deadlineMs }) => {
      const look = isLooking ? createLook({ deadlineMs }) : undefined;
      const sentences = await gate.ask(draftRelease(remote, change), look);
      const isExpected = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence);
      expect.soft(sentences.length > 0 ? sentences : [NONE], fault).toContainEqual(isExpected);
    });
  };

  test('the gate passes the release as it is, and refuses at least twenty, each in a sentence', async () => {
    test.setTimeout(180_000);
    expect(gate.checks).toMatchObject({
      styles: 'passed',
      rehearsal: 'passed',
      speed: 'passed',
      look: 'passed',
    });
    const refused = badReleases.filter(({ sentence }) => sentence);
    expect(badReleases).toHaveLength(26);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    await expectSentences(
      refused.filter(({ needsBrowser }) => !needsBrowser),
      false,
    );
  });

  const onlyInBrowsers = badReleases.filter(({ needsBrowser }) => needsBrowser);

  test('a browser shows what no rule and no trial does', async () => {
    const [first] = onlyInBrowsers;
    if (!first) throw new Error('None needs a browser.');
    await expectSentences([first], true);
  });

  test('a browser shows each that needs one', { tag: '@nightly' }, async () => {
    test.setTimeout(600_000);
    await expectSentences(onlyInBrowsers, true);
  });

  test('what a page does to the site around it is said, each in a sentence', async () => {
    test.setTimeout(60_000);
    const { effects, change } = allEffects;
    const sentences = await gate.ask(draftRelease('quote', change), createLook());
    for (const [fault, , sentence] of effects)
      expect.soft(sentences, fault).toContainEqual(expect.stringMatching(sentence));
  });

  test('of 23 releases that harm the site around them at least twenty are refused', {
    tag: '@nightly',
  }, async () => {
    test.setTimeout(600_000);
    const refused = harmfulReleases.filter(({ sentence }) => sentence);
    expect(harmfulReleases.length).toBeGreaterThanOrEqual(23);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    await expectSentences(
      harmfulReleases.filter(({ needsBrowser }) => !needsBrowser),
      false,
    );
    await expectSentences(
      harmfulReleases.filter(({ needsBrowser }) => needsBrowser),
      true,
    );
  });

  test('the others pass', { tag: '@nightly' }, async () => {
    test.setTimeout(180_000);
    await expectSentences(
      badReleases.filter(({ sentence }) => !sentence),
      true,
    );
  });
});
