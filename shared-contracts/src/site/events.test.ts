import * as v from 'valibot';
import { expect, it } from 'vitest';
import { AnalyticsEventSchema } from './events.ts';

it('an analytics event has a treatment, a version and no other data', () => {
  const event = { name: 'treatment_search', version: 1, context: 'home', treatment: 'Hip Replacement' };
  expect(v.parse(AnalyticsEventSchema, event)).toEqual(event);
  for (const change of [{ sessionId: 40 }, { version: 2 }, { treatment: ' ' }])
    expect(v.is(AnalyticsEventSchema, { ...event, ...change })).toBe(false);
});
