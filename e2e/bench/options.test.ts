import { describe, expect, it } from 'vitest';
import { checkEnvironment, readOptions } from './options.ts';

const measurements = ['bytes', 'load'];

describe('readOptions', () => {
  it('takes everything by default', () => {
    const { pages, runs, only, builds } = readOptions({}, measurements);
    expect(pages.map(({ name }) => name)).toEqual(['home', 'list', 'detail', 'contact', 'calculator']);
    expect({ runs, only }).toEqual({ runs: 3, only: measurements });
    expect(builds).toEqual(['bare', 'federated', 'static']);
  });

  it('takes lists, separated by commas', () => {
    const { pages, only } = readOptions({ pages: 'list,home', only: 'load' }, measurements);
    expect(pages.map(({ name }) => name)).toEqual(['home', 'list']);
    expect(only).toEqual(['load']);
  });

  it.each([
    [{ pages: 'house' }, '--pages takes some of home, list, detail, contact, calculator, not "house"'],
    [{ runs: '0' }, '--runs takes a number from 1 to 500, not "0"'],
    [{ runs: 'many' }, '--runs takes a number from 1 to 500, not "many"'],
    [{ only: '' }, '--only takes some of bytes, load, not ""'],
  ])('refuses %j', (flags, message) => {
    expect(() => readOptions(flags, measurements)).toThrow(message);
  });
});

it('checkEnvironment refuses a browser that does not exist', () => {
  expect(() => checkEnvironment({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
    'CHROMIUM_PATH names /nowhere/chromium, which does not exist',
  );
  expect(() => checkEnvironment({})).not.toThrow();
});
