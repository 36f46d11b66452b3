import { optionsWire } from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { localCurrencyOf } from './local-currency.rules.ts';

const options = {
  accommodation: [],
  food: [],
  exchangeRates: optionsWire.exchange_rates,
  sources: optionsWire.sources,
  asOf: optionsWire.as_of,
  emailCopies: false,
};

describe("the visitor's currency", () => {
  it('formats approximate amounts and names the month of the exchange rate', () => {
    const local = localCurrencyOf(options, 'UK');
    expect(local?.format(8865)).toBe('≈ £6,740');
    expect(local).toMatchObject({ code: 'GBP', rateMonth: 'November 2026' });
  });

  it.each([
    ['the USA', 'USA'],
    ['a country without an exchange rate', 'Kenya'],
    ['no country', null],
  ])('is null for %s', (_case, source) => {
    expect(localCurrencyOf(options, source)).toBeNull();
  });

  it('is null until the exchange rates are loaded', () => {
    expect(localCurrencyOf(null, 'UK')).toBeNull();
  });
});
