import { badCode } from '../support/bad-code.ts';
import { draftRelease } from '../support/forge-release.ts';
import { rehearseRelease } from '../support/rehearse-release.ts';
import { runAtOnce } from '../support/run-at-once.ts';
import { expect, test } from '../support/test.ts';

const REHEARSALS_AT_ONCE = 3;

/** Each in a process of the shell's newest release, as a shell and a promotion start them. */
test('a rehearsal refuses each release whose code has a fault, in one sentence, and passes the release as it is', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  expect(await rehearseRelease(draftRelease('quote', () => undefined))).toEqual([]);
  const rehearsals = badCode.map(({ fault, remote = 'quote', change, sentence }) => async () => {
    const draft = draftRelease(remote, change);
    // What follows is a consequence.
    const [said = ''] = await rehearseRelease(draft);
    const reason = said.replace(`${remote} ${draft.release.digest} is refused, `, '');
    expect
      .soft(reason, fault)
      .toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });
  await runAtOnce(REHEARSALS_AT_ONCE, rehearsals);
});
