import { describe, expect, it } from 'vitest';
import { namesOf, readOptions } from './options.ts';

const measurements = ['blocking', 'load'];

describe('readOptions', () => {
  it('takes everything by default', () => {
    const { pages, runs, only } = readOptions({}, measurements);
    expect(namesOf(pages)).toEqual(['home', 'list', 'detail', 'contact', 'calculator']);
    expect({ runs, only }).toEqual({ runs: 3, only: measurements });
  });

  it('takes lists, separated by commas', () => {
    const { pages, only } = readOptions({ pages: 'list,home', only: 'load' }, measurements);
    expect([namesOf(pages), only]).toEqual([['home', 'list'], ['load']]);
  });

  it.each([
    [{ pages: 'house' }, '--pages takes some of home, list, detail, contact, calculator, not "house"'],
    [{ runs: '0' }, '--runs takes a number from 1 to 500, not "0"'],
    [{ runs: 'many' }, '--runs takes a number from 1 to 500, not "many"'],
    [{ only: '' }, '--only takes some of blocking, load, not ""'],
  ])('refuses %j', (flags, message) => {
    expect(() => readOptions(flags, measurements)).toThrow(message);
  });
});
