import { tmpdir, userInfo } from 'node:os';
import { expect, it } from 'vitest';
import { CHANNEL_NAME } from '../journal/journal-entry.ts';
import { channelOf, defaultChannel } from './default-channel.ts';
import { userName } from './user-name.ts';

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
  [{ USER: 'node' }, 'node'],
  [{}, 'unknown'],
])('of the environment %o a user id without an entry in passwd has the name %s', (environment, name) => {
  const read = () => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
  };
  expect(userName(environment, read)).toBe(name);
});

it('is that of the CI service, of the repository, or of the user', () => {
  expect(defaultChannel('reviews', tmpdir(), { GITHUB_HEAD_REF: 'form', GITHUB_REF_NAME: '7/merge' })).toBe(
    'reviews-form',
  );
  expect(defaultChannel('reviews', tmpdir(), {})).toBe(channelOf('reviews', userInfo().username));
});
