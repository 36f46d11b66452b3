import { costsBySourceWire } from '@carefare/testing';
import { OTHER_SOURCE } from 'shared-contracts';
import { CostsBySourceAnswerSchema } from 'shared-contracts/wire';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { lineSpans } from './line-spans.rules.ts';

const { costs } = v.parse(CostsBySourceAnswerSchema, costsBySourceWire());
const bands = [{ line: 'accommodation' as const, low: 0.8, high: 1.2, reason: '' }];

it('gives our figures with their bands: of the home country, else of all', () => {
  expect(lineSpans(costs, bands, 'UK', 'India')).toEqual({
    flights: { low: 550, high: 550 },
    visa: { low: 100, high: 100 },
    hotel: { low: 660, high: 990 },
    food: { low: 270, high: 270 },
  });
  expect(lineSpans(costs, [], null, 'India')).toMatchObject({
    flights: { low: 200, high: 550 },
    visa: { low: 0, high: 100 },
  });
});

it('knows no fares and fees of a country that is not listed, and nothing without costs', () => {
  expect(Object.keys(lineSpans(costs, bands, OTHER_SOURCE, 'India'))).toEqual(['hotel', 'food']);
  expect(lineSpans([], bands, 'UK', 'India')).toEqual({});
});
