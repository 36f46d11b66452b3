import { createLook } from '@carefare/release/look';
import { remoteKeys } from 'e2e-stack';
import pLimit from 'p-limit';
import { draftRelease } from '../support/forge-release.ts';
import { allOr } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';
import { type AskedGate, openGate, PATIENT } from './bad-releases/ask-gate.ts';
import { badCode } from './bad-releases/bad-code.ts';
import { type BadRelease, badReleases } from './bad-releases/bad-releases.ts';
import { costly, silentParts } from './bad-releases/costly-effects.ts';
import { openEffects } from './bad-releases/harmful-effects.ts';
import { harmfulReleases } from './bad-releases/harmful-releases.ts';
import { holdTrials } from './bad-releases/hold-trials.ts';
import { leftEffects } from './bad-releases/left-effects.ts';

const TRIALS_AT_ONCE = 3;

/** What is said of a release that may go live. */
const NONE = 'nothing';

/** By day one of each kind: of what it says of itself, of its code, and of a page. */
const byDay = [
  'lacks the file of a page',
  'sets a global and extends Array.prototype at import',
  'throws in head',
];

/** Faults of pages, of which one release has all: each on a page of its own. */
const badPages = [...badReleases, ...badCode].flatMap(({ fault, parts, sentence }, index) =>
  parts ? [{ fault, parts, sentence, name: `page-${index + 10}` }] : [],
);

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

  test('the gate passes the release as it is, and refuses bad ones, each in a sentence', async () => {
    expect(gate.checks).toMatchObject({
      styles: 'passed',
      rehearsal: 'passed',
      speed: 'passed',
      look: 'passed',
    });
    expect(badReleases).toHaveLength(26);
    expect(badReleases.filter(({ sentence }) => sentence).length).toBeGreaterThanOrEqual(20);
    const all = [...badCode, ...badReleases].filter(release => release.sentence && !release.needsBrowser);
    const sample = all.filter(({ fault }) => byDay.includes(fault));
    expect(sample).toHaveLength(byDay.length);
    await expectSentences(
      allOr(
        all.filter(({ parts }) => !parts),
        sample,
      ),
      false,
    );
  });

  test('each remote’s release as it is may go live, without a warning', { tag: '@nightly' }, async () => {
    for (const remote of remoteKeys) {
      const draft = draftRelease(remote, () => undefined);
      const said = await gate.ask(draft, createLook());
      // A busy machine's CPU takes longer for the same.
      expect
        .soft(
          said.filter(sentence => !sentence.includes(' ms of CPU ')),
          remote,
        )
        .toEqual([]);
    }
  });

  test('each page of a release with a fault is refused, in one sentence', { tag: '@nightly' }, async () => {
    const draft = draftRelease('quote', ({ addPage }) => {
      for (const { name, parts } of badPages) addPage(name, parts);
    });
    const sentences = await gate.ask(draft);
    for (const { fault, name, sentence } of badPages) {
      // What follows is a consequence.
      const said = sentences.find(each => each.includes(`/contact/${name}: `));
      const reason = said?.replace(`/contact/${name}`, '/contact').replace(name, 'contact');
      expect
        .soft(reason, fault)
        .toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence ?? NONE));
    }
    expect(sentences.filter(each => !each.includes('/contact/page-'))).toEqual([]);
  });

  const onlyInBrowsers = badReleases.filter(({ needsBrowser }) => needsBrowser);

  test('a browser shows each that needs one', { tag: '@nightly' }, async () => {
    test.setTimeout(600_000);
    await expectSentences(onlyInBrowsers, true);
  });

  test('what a page does to the site around it is said, each in a sentence', async () => {
    for (const { effects, change } of allOr([openEffects, leftEffects], [openEffects])) {
      const sentences = await gate.ask(draftRelease('quote', change), createLook(PATIENT));
      for (const [fault, , sentence] of effects)
        expect.soft(sentences, fault).toContainEqual(expect.stringMatching(sentence));
    }
  });

  test('a page that is empty while the API does not answer goes live, and is told of', {
    tag: '@nightly',
  }, async () => {
    const draft = draftRelease('quote', ({ addPage }) => addPage('silent', silentParts));
    expect(await gate.ask(draft)).toEqual([
      expect.stringMatching(/^goes live, but \/contact\/silent says nothing while the API does not answer: /),
    ]);
  });

  test('what a page costs is said, and refuses nothing', { tag: '@nightly' }, async () => {
    for (const { effects, change } of costly) {
      const sentences = await gate.ask(draftRelease('quote', change), createLook(PATIENT));
      for (const [fault, , sentence] of effects)
        expect.soft(sentences, fault).toContainEqual(expect.stringMatching(sentence));
    }
  });

  test('of 24 releases that harm the site around them at least twenty are refused', {
    tag: '@nightly',
  }, async () => {
    test.setTimeout(900_000);
    const refused = harmfulReleases.filter(({ sentence }) => sentence);
    expect(harmfulReleases.length).toBeGreaterThanOrEqual(24);
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
    await expectSentences(
      badReleases.filter(({ sentence }) => !sentence),
      true,
    );
  });

  test('a good release passes on a machine that stops for seconds, again and again', {
    tag: '@nightly',
  }, async () => {
    test.setTimeout(600_000);
    const held = holdTrials();
    for (const remote of ['calculator', 'quote', 'calculator', 'quote', 'calculator'] as const)
      expect.soft(await gate.ask(draftRelease(remote, () => undefined)), remote).toEqual([]);
    expect(held.count()).toBeGreaterThan(0);
    await held.end();
  });
});
