import { costInput, costWire } from '@carefare/testing/worked-example';
import { describe, expect, it } from 'vitest';
import { largestLine, scenariosOf } from './what-if.rules.ts';

const room = (id: number, name: string, price: number) => ({
  id,
  name,
  description: '',
  usdPerNight: { India: price, UK: price },
});
const rooms = [
  room(1, 'Guesthouse', 30),
  room(2, 'Standard', 55),
  room(3, 'Palace', 300),
  room(4, 'Suite', 120),
];
const names = (input: typeof costInput, destination = 'India') =>
  scenariosOf(input, rooms, destination).map(({ name }) => name);

describe('the scenarios', () => {
  it('are four longer stays, a companion, and the next better room', () => {
    expect(names(costInput)).toHaveLength(6);
    expect(scenariosOf(costInput, rooms, 'India').at(-1)?.input).toMatchObject({ accommodationId: 4 });
  });

  it.each([
    ['no stay beyond the longest', { ...costInput, nights: 170 }, 'India', /weeks longer/],
    ['no companion beyond the last', { ...costInput, travelers: 11 }, 'India', /companion/],
    ['no room better than the best', { ...costInput, accommodationId: 3 }, 'India', /room/],
    ['no room at home', costInput, 'UK', /room/],
  ])('have %s', (_case, input, destination, scenario) => {
    expect(names(input, destination).filter(name => scenario.test(name))).toEqual([]);
  });
});

it('the largest line is that of most of the total', () => {
  expect(largestLine(costWire).key).toBe('treatment');
  expect(largestLine({ ...costWire, travel: 7000 }).key).toBe('travel');
  expect(largestLine({ ...costWire, others: { home_care: 7000 } }).part).toBe('home care');
});
