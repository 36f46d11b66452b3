import { optionsWire } from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { amountIn, currencyChoices, localCurrencyOf } from './local-currency.rules.ts';

const options = {
  accommodation: [],
  food: [],
  bands: [],
  exchangeRates: optionsWire.exchange_rates,
  sources: optionsWire.sources,
  asOf: optionsWire.as_of,
  emailCopies: false,
};

describe("the visitor's currency", () => {
  it('formats approximate amounts and names the day of the exchange rate', () => {
    const local = localCurrencyOf(options, 'UK');
    expect(local?.format(8865)).toBe('≈\u00a0£6,740');
    expect(local).toMatchObject({ code: 'GBP', rateDate: '1 November 2026', isFirst: false });
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

describe('the currency that amounts come first in', () => {
  it.each([
    ['UK', null, { first: '$8,865', second: '≈\u00a0£6,740' }],
    ['UK', 'USD', { first: '$8,865', second: '≈\u00a0£6,740' }],
    ['UK', 'GBP', { first: '≈\u00a0£6,740', second: '$8,865' }],
    ['UK', 'EUR', { first: '≈\u00a0€7,710', second: '$8,865' }],
    ['USA', null, { first: '$8,865' }],
    ['Other', 'EUR', { first: '≈\u00a0€7,710', second: '$8,865' }],
    ['UK', 'XXX', { first: '$8,865', second: '≈\u00a0£6,740' }],
  ])('from %s, asked for %s: %j', (source, chosen, amounts) => {
    expect(amountIn(localCurrencyOf(options, source, chosen), 8865)).toEqual(amounts);
  });

  it.each([
    ['UK', ['GBP', 'USD', 'EUR']],
    ['Germany', ['EUR', 'USD', 'GBP']],
    ['USA', ['USD', 'GBP', 'EUR']],
    ['Kenya', ['USD', 'GBP', 'EUR']],
  ])('may be chosen from %s with the own one at the top', (source, codes) => {
    expect(currencyChoices(options, source)).toEqual(codes);
  });
});
