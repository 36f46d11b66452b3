import { describe, expect, it } from 'vitest';
import { countRounds, type PageRequest, roundsOf } from './rounds.ts';

const request = (url: string, start: number, end: number, rest: Partial<PageRequest> = {}): PageRequest => ({
  url,
  type: 'Script',
  start,
  end,
  ...rest,
});
const page = request('/', 0, 100, { type: 'Document' });

describe('roundsOf', () => {
  it('counts the document as the first round, and a file that it links as the second, even while it arrives', () => {
    expect(roundsOf([page, request('/a.js', 60, 200, { initiator: '/' })])).toEqual(
      new Map([
        ['/', 1],
        ['/a.js', 2],
      ]),
    );
  });

  it('follows causes, not times', () => {
    const requests = [
      page,
      request('/late.js', 900, 950, { initiator: '/' }),
      request('/a.js', 110, 200, { initiator: '/' }),
      request('/api', 210, 300, { initiator: '/a.js' }),
    ];
    expect([...roundsOf(requests).values()]).toEqual([1, 2, 3, 2]);
  });

  it('takes the last answer before a request for its cause if the browser names none', () => {
    const requests = [page, request('/a.js', 110, 200, { initiator: '/' }), request('/b', 210, 300)];
    expect(roundsOf(requests).get('/b')).toBe(3);
  });
});

describe('countRounds', () => {
  it('counts only what blocks the paint as part of it', () => {
    const requests = [
      page,
      request('/a.css', 110, 200, { initiator: '/', type: 'Stylesheet', isRenderBlocking: true }),
      request('/font', 210, 300, { initiator: '/a.css', type: 'Font' }),
    ];
    expect(countRounds(requests)).toEqual({ painted: 2, idle: 3 });
  });

  it('is 1 for a page that holds its styles', () => {
    expect(countRounds([page, request('/a.js', 110, 200, { initiator: '/' })])).toEqual({
      painted: 1,
      idle: 2,
    });
  });
});
