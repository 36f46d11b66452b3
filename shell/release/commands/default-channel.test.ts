import { tmpdir, userInfo } from 'node:os';
import { expect, it, vi } from 'vitest';
import { CHANNEL_NAME } from '../journal/journal-entry.ts';
import { channelOf, defaultChannel } from './default-channel.ts';

vi.mock('node:os', { spy: true });

it.each([
  ['main', 'reviews-main'],
  ['feature/New_Form', 'reviews-feature-new-form'],
  ['12/merge', 'reviews-12-merge'],
  ['äöü', 'reviews'],
  ['a-branch-whose-name-is-longer-than-any-channel', 'reviews-a-branch-whose-name-is-lo-5990be'],
  ['a-branch-whose-name-is-longer-than-the-others', 'reviews-a-branch-whose-name-is-lo-aba46e'],
])('a channel of the branch %s is called %s', (branch, channel) => {
  expect(channelOf('reviews', branch)).toBe(channel);
  expect(channel).toMatch(CHANNEL_NAME);
});

it.each([
  [{ USER: 'node' }, 'reviews-node'],
  [{}, 'reviews-unknown'],
])('is named after the environment %o for a user id without an entry in passwd', (environment, channel) => {
  vi.mocked(userInfo).mockImplementationOnce(() => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
  });
  expect(defaultChannel('reviews', tmpdir(), environment)).toBe(channel);
});

it('is that of the CI service, of the repository, or of the user', () => {
  expect(defaultChannel('reviews', tmpdir(), { GITHUB_HEAD_REF: 'form', GITHUB_REF_NAME: '7/merge' })).toBe(
    'reviews-form',
  );
  expect(defaultChannel('reviews', tmpdir(), {})).toBe(channelOf('reviews', userInfo().username));
});
