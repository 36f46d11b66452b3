import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const valuesOf = (file: string, name: string) =>
  file
    .split('\r\n')
    .filter(line => line.startsWith(name))
    .map(line => line.slice(line.indexOf(':') + 1));

it.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])('has whole days, also in %s', zone => {
  const before = process.env.TZ;
  process.env.TZ = zone;
  const file = calendarFile({ start: '2027-02-24', nights: 7 });
  process.env.TZ = before;
  expect(valuesOf(file, 'SUMMARY')).toEqual(['Trip: arrival', 'Trip: appointments', 'Trip: flight home']);
  expect(valuesOf(file, 'DTSTART;VALUE=DATE')).toEqual(['20270224', '20270225', '20270303']);
  expect(valuesOf(file, 'DTEND;VALUE=DATE').at(-1)).toBe('20270304');
  expect(new Set(valuesOf(file, 'UID')).size).toBe(3);
});

it('names no treatment', () => {
  const file = calendarFile({ start: '2027-02-24', nights: 15 });
  expect(file).not.toMatch(/treatment|surg|hospital|orthop/i);
});
