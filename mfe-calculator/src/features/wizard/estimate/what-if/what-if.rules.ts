import {
  bounds,
  type CostBreakdown,
  type CostsByTreatmentInput,
  type Options,
  type UnknownLines,
} from 'shared-contracts';
import { linesOf } from '../../../../shared/cost-lines.ts';
import { whatIfCopy as copy } from './what-if.copy.ts';

/** The same trip with one answer changed. */
export interface Scenario {
  name: string;
  input: CostsByTreatmentInput;
}

/** Stays of one to four weeks more, a companion more and the next better room, as far as they are possible. */
export function scenariosOf(
  input: CostsByTreatmentInput,
  rooms: Options['accommodation'],
  destination: string,
): Scenario[] {
  const longer = [1, 2, 3, 4]
    .map(weeks => ({ name: copy.weeks(weeks), input: { ...input, nights: input.nights + 7 * weeks } }))
    .filter(({ input: { nights } }) => nights <= bounds.nights.max);
  const canBringOne = input.travelers - input.patients < bounds.companions.max;
  const company = { name: copy.companion, input: { ...input, travelers: input.travelers + 1 } };
  const better =
    input.source === destination ? undefined : nextBetter(rooms, input.accommodationId, destination);
  return [
    ...longer,
    ...(canBringOne ? [company] : []),
    ...(better ? [{ name: copy.hotel(better.name), input: { ...input, accommodationId: better.id } }] : []),
  ];
}

/** The cheapest room that costs more than this one. */
function nextBetter(rooms: Options['accommodation'], id: number, destination: string) {
  const priceOf = ({ usdPerNight }: Options['accommodation'][number]) => usdPerNight[destination] ?? 0;
  const current = rooms.find(room => room.id === id);
  return (
    current &&
    rooms.filter(room => priceOf(room) > priceOf(current)).sort((a, b) => priceOf(a) - priceOf(b))[0]
  );
}

/** The line that most of the total is for. */
export const largestLine = (cost: CostBreakdown & UnknownLines) =>
  linesOf(cost).reduce((largest, line) => (line.amount > largest.amount ? line : largest));

/** Part of a total that is wise to keep as a reserve. */
export const reserve = { low: 0.1, high: 0.3 } as const;
