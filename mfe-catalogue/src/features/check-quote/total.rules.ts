import { type Amount, amountOf } from './amounts.rules.ts';
import type { Segment } from './clauses.rules.ts';
import { isWhole, type Priced, type Role } from './price.rules.ts';
import type { LineId } from './quote-lines.ts';

const TIMES_AFTER = /^[\s/]*(?:\p{L}+\s+)?[x×*]\s*(\d{1,2})(?!\d)/u;
const TIMES_BEFORE = /(?:^|\D)(\d{1,2})\s*[x×*]\s*$/u;
const MOST_ASKED = 4;
/** Hardly a discount is more of a total. */
const MOST_OFF = 0.25;

export const valueOf = ({ value, upTo }: Amount): number => upTo ?? value;
export const isSame = (a: Amount, b: Amount): boolean =>
  a.currency === b.currency && a.value === b.value && a.upTo === b.upTo;
export const unique = (list: readonly Amount[]): Amount[] =>
  list.filter((amount, index) => list.findIndex(other => isSame(amount, other)) === index);

/** A deposit or an instalment, which what is left of a total goes with. */
const isPaidFirst = ({ marks }: Segment): boolean =>
  marks.some(({ kind }) => kind === 'deposit' || kind === 'part');

/** Supplements that a total has in it: `Surgery $7,000, single room supplement $450, sum $7,450`. */
export const supplementsIn = (priced: readonly Priced[]): Priced[] =>
  priced.flatMap(({ role, amount }, index) => {
    if (role !== 'total' && role !== 'final') return [];
    const earlier = priced.slice(0, index).filter(paid => paid.role === null || paid.role === 'extra');
    // Of a row the last one: the price of one may stand before it.
    const parts = earlier.filter(({ sentence }, place) => earlier[place + 1]?.sentence !== sentence);
    const sum = parts.reduce((all, paid) => all + valueOf(paid.amount), 0);
    return Math.abs(sum - valueOf(amount)) < 1 ? earlier.filter(paid => paid.role === 'extra') : [];
  });

/** Whether a total comes to an amount by a change. Its two parts do likewise: `Total 7,200: surgeon 2,700, hospital 4,500`. */
function isResult(paid: Priced, total: Amount, change: Priced): boolean {
  const off = valueOf(total) - valueOf(paid.amount);
  const isPart = [paid, change].some(({ lines, role }) => lines.length > 0 || role === 'tax');
  return (
    Math.abs(valueOf(change.amount) - Math.abs(off)) < 1 &&
    (off < 0 || (off > 0 && off <= valueOf(total) * MOST_OFF && !isPart))
  );
}

/** Net is what is to be paid where no tax comes on top; gross is it where something is net. */
function withTax(priced: readonly Priced[]): Priced[] {
  const has = (role: Role) => priced.some(paid => paid.role === role);
  const isTaxed = has('tax') || (has('gross') && !has('old'));
  const roles: Readonly<Record<string, Role>> = {
    net: isTaxed ? 'net' : 'final',
    gross: isTaxed && !has('final') && (has('tax') || has('net')) ? 'final' : 'total',
  };
  return priced.map(paid => ({ ...paid, role: roles[paid.role ?? ''] ?? paid.role }));
}

/** `one knee 7,900, both 13,500` */
const rivalsOf = (totals: readonly Priced[], priced: readonly Priced[]): Priced[] =>
  priced.filter(
    paid =>
      paid.role === null &&
      paid.lines.length === 0 &&
      totals.some(
        ({ sentence, amount }) => sentence === paid.sentence && valueOf(paid.amount) > valueOf(amount),
      ),
  );

/** The total if it is sure; else what may be it. */
export function totalOf(
  found: readonly Priced[],
  amounts: Partial<Record<LineId, Amount>>,
  units: number | null,
) {
  const priced = withTax(found);
  const of = (role: Role) => priced.filter(paid => paid.role === role);
  const sure = (amount: Amount) => {
    const at = found.findIndex(paid => isSame(paid.amount, amount));
    const later = found.slice(at + 1).filter(({ sentence }) => !sentence.segments.some(isPaidFirst));
    // What it comes to with another amount, or less one, may be to be paid instead: `Treuerabatt 3 % 75,60 €`.
    const instead = later.find((paid, index) =>
      later.slice(0, index).some(change => isResult(paid, amount, change)),
    );
    return instead
      ? { total: null, asked: [amount, instead.amount].map(amountOf) }
      : { total: amountOf(amount), asked: [] };
  };
  const ask = (list: readonly Priced[]) => ({
    total: null,
    asked: unique(list.map(({ amount }) => amountOf(amount))).slice(0, MOST_ASKED),
  });
  const options = of('option');
  // `BASIC: 1,450`, `GOLD: 1,890` and below them `VIP: 2,650`
  const leastOption = Math.min(...options.map(({ amount }) => valueOf(amount)));
  const isOption = ({ role, lines, amount }: Priced) =>
    role === 'option' || (role === null && lines.length === 0 && valueOf(amount) >= leastOption);
  if (options.length > 1) return ask(priced.filter(isOption));
  const valuesOf = (role: Role) => [...new Set(of(role).map(({ amount }) => valueOf(amount)))];
  // `Total 3,500, deposit paid 500, amount due 3,000`
  const due = valuesOf('total').flatMap(whole => valuesOf('part').map(part => whole - part));
  const finals = of('final').filter(({ amount }) => due.every(rest => Math.abs(rest - valueOf(amount)) > 1));
  const [final] = finals;
  if (final && unique(finals.map(({ amount }) => amount)).length === 1) {
    // `Your price is 1,990 if you pay in cash, 2,150 by card`
    const rivals = rivalsOf([final], priced.slice(priced.indexOf(final)));
    return rivals.length > 0 ? ask([final, ...rivals]) : sure(final.amount);
  }
  const totals = [...finals, ...of('total')];
  // A total less its discount.
  const olds = of('old').map(({ amount }) => valueOf(amount));
  const rests = new Set(
    [...of('total'), ...of('part'), ...priced.filter(({ segment }) => segment.joint === 'result')].flatMap(
      ({ amount }) => olds.map(old => Math.round(valueOf(amount) - old)),
    ),
  );
  const less = priced.find(
    ({ amount, role }) =>
      role !== 'old' && role !== 'extra' && role !== 'unit' && rests.has(Math.round(valueOf(amount))),
  );
  if (less) return sure(less.amount);
  const whole = totals.filter(({ lines }) => lines.length === 0);
  for (const list of [whole, totals]) {
    const different = unique(list.map(({ amount }) => amount));
    const rivals = rivalsOf(list, priced);
    if (list.length > 0 && rivals.length > 0) return ask([...list, ...rivals]);
    if (different.length === 1 && different[0]) return sure(different[0]);
    if (different.length > 1) {
      const all = different.reduce((sum, amount) => sum + valueOf(amount), 0);
      // One of them that the others add up to, or what all do: `Phase 1: 2,370, phase 2: 1,260, treatment: 3,630`
      const result =
        different.find(amount => Math.abs(all - 2 * valueOf(amount)) <= 1) ??
        priced.find(({ amount }) => Math.abs(all - valueOf(amount)) <= 1)?.amount;
      return result ? sure(result) : ask(list);
    }
  }
  const placed = Object.entries(amounts);
  const isMain = (line: string): boolean => line === 'procedure' || line === 'implants';
  const from = of('from').filter(({ lines }) => lines.every(isMain));
  const isItemised = placed.filter(([line]) => !isMain(line)).length > 0 && placed.length > 1;
  const candidates = priced.filter(
    ({ role, lines }) => role === null && (lines.every(isMain) || lines.length > 1),
  );
  const free = isItemised ? candidates.filter(({ lines }) => lines.length !== 1) : candidates;
  // What all others add up to.
  const plain = priced.filter(({ role }) => role === null);
  const sum = plain.reduce((all, { amount }) => all + valueOf(amount), 0);
  const summed =
    plain.length > 2 && candidates.find(({ amount }) => Math.abs(sum - 2 * valueOf(amount)) <= 1);
  if (summed) return sure(summed.amount);
  // What one piece costs is not more than all.
  const isMost = ({ amount }: Priced) =>
    [...of('unit'), ...plain].every(other => valueOf(other.amount) <= valueOf(amount));
  const likely = free.filter(({ isPrice }) => isPrice);
  for (const list of [likely, free]) {
    const different = unique(list.map(({ amount }) => amount));
    if (different.length === 1 && list === likely && list[0] && from.length === 0 && isMost(list[0]))
      return sure(list[0].amount);
    const least = Math.min(...different.map(valueOf));
    if (different.length > 0) return ask([...free.filter(({ amount }) => valueOf(amount) >= least), ...from]);
  }
  if (from.length > 0) return ask(from);
  // `Hospital bill: RM 38,000`, and no other amount.
  if (plain.length === 1 && of('unit').every(({ isNight }) => isNight) && plain[0]?.lines.every(isWhole))
    return ask(plain);
  return { total: null, asked: productOf(priced, units) };
}

/** `450 EUR per implant x 4`, where nothing says what it comes to. */
function productOf(priced: readonly Priced[], units: number | null): Amount[] {
  return priced
    .flatMap(({ role, amount, row, isNight }) => {
      if (role !== 'unit') return [];
      const times =
        TIMES_AFTER.exec(row.text.slice(amount.end)) ?? TIMES_BEFORE.exec(row.text.slice(0, amount.start));
      const count = times ? Number(times[1]) : (units ?? 0);
      return isNight ? [] : [{ value: amount.value * Math.max(count, 1), currency: amount.currency }];
    })
    .slice(0, 1);
}
