import { afterEach, expect, it, vi } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { datedVisits } from './dated-visits.rules.ts';
import { tripKey } from './trip-key.ts';

const first = { start: '2027-02-24', nights: 7 };
const hip = { key: '7f', visits: [first] };

afterEach(() => void vi.useRealTimers());

const valuesOf = (file: string, name: string) =>
  file
    .split('\r\n')
    .filter(line => line.startsWith(name))
    .map(line => line.slice(line.indexOf(':') + 1));

it.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])('has whole days, also in %s', zone => {
  const before = process.env.TZ;
  process.env.TZ = zone;
  const file = calendarFile(hip);
  process.env.TZ = before;
  expect(valuesOf(file, 'SUMMARY')).toEqual(['Trip: arrival', 'Trip: stay', 'Trip: journey home']);
  expect(valuesOf(file, 'DTSTART;VALUE=DATE')).toEqual(['20270224', '20270225', '20270303']);
  expect(valuesOf(file, 'DTEND;VALUE=DATE').at(-1)).toBe('20270304');
});

it('names no treatment', () => {
  const file = calendarFile({ ...hip, visits: [{ ...first, nights: 15 }] });
  expect(file).not.toMatch(/treatment|surg|hospital|orthop/i);
});

it('has events of its own trip, which a later file of that trip moves', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T08:00:00Z') });
  const ids = (changes: Partial<typeof hip> = {}) => valuesOf(calendarFile({ ...hip, ...changes }), 'UID');
  const own = ids();
  expect(new Set(own).size).toBe(3);
  expect(ids({ visits: [{ start: '2027-03-01', nights: 9 }] })).toEqual(own);
  expect(ids({ visits: [{ ...first, nights: 1 }] })).toEqual(own.slice(1));
  expect(ids({ key: '7e' }).filter(id => own.includes(id))).toEqual([]);

  const revisionsOf = (file: string) => ['SEQUENCE', 'DTSTAMP'].map(name => valuesOf(file, name)[0] ?? '');
  const [sequence = '', stamp = ''] = revisionsOf(calendarFile(hip));
  vi.setSystemTime(new Date('2026-11-26T08:02:00Z'));
  const [laterSequence = '', laterStamp = ''] = revisionsOf(calendarFile(hip));
  expect(Number(laterSequence)).toBeGreaterThan(Number(sequence));
  expect(laterStamp > stamp).toBe(true);
});

it('has every visit, each with ids and words of its own', () => {
  const visits = datedVisits('2027-02-24', [5, 7], {
    days: [5, 7],
    apartMonths: [3, 6],
    apart: '3 to 6 months apart',
    note: 'Our assumption.',
  });
  expect(visits).toEqual([
    { start: '2027-02-24', nights: 5 },
    { start: '2027-06-01', nights: 7 },
  ]);
  const file = calendarFile({ ...hip, visits });
  expect(valuesOf(file, 'SUMMARY').slice(3)).toEqual([
    expect.stringContaining('Trip 2'),
    expect.stringContaining('earliest date: stay'),
    expect.stringContaining('journey home'),
  ]);
  expect(new Set(valuesOf(file, 'UID')).size).toBe(6);
  expect(valuesOf(file, 'UID').slice(0, 3)).toEqual(valuesOf(calendarFile(hip), 'UID'));
});

it('names a trip of a session by a key of its own, and not by its treatment', async () => {
  const mine = { sessionId: 1, treatment: '52', destination: 'India' };
  expect(await tripKey({ ...mine })).toBe(await tripKey(mine));
  const others = [{ sessionId: 2 }, { sessionId: null }, { treatment: '37' }, { destination: 'Turkey' }];
  const keys = await Promise.all([{}, ...others].map(other => tripKey({ ...mine, ...other })));
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
