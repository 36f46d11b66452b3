import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesIn } from './quote-lines.ts';
import { readText } from './read-text.rules.ts';

const TEXT_CHARACTERS = 20_000;

it.each([
  ['Surgeon and operation', ['procedure']],
  ['Anesthesiologist', ['anaesthesia']],
  ['Operating theater fee', ['theatre']],
  ['Hospital: one package', ['theatre']],
  ['2 nights in the hospital', ['nights']],
  ['hospital stay', ['nights']],
  ['3 nights hospital', ['nights']],
  ['Hospital 3 nights', ['nights']],
  ['Hospital: 3 nights', ['nights']],
  ['Blood tests, X-ray', ['tests']],
  ['Follow up after surgery', ['procedure', 'checkUp']],
  ['VIP airport pick-up', ['transfers']],
  ['4-star hotel with breakfast', ['hotel', 'food']],
  ['Return flights and e-visa', ['flights', 'visa']],
  ['Invisalign and testimonials', []],
])('recognises %s', (text, lines) => expect(linesIn(text)).toEqual(lines));

it('reads a quote line by line', () =>
  expect(
    readText(
      [
        'Dear Ms Smith, here is your quote.',
        'Knee replacement surgery: $6,100',
        'Implant (4 x USD 450): USD 1,800',
        'Package price: $7,900 with hotel, transfers and medication',
        'Not included:',
        '- flights',
        '- visa 80 EUR',
        'The price includes a check-up.',
        'Administration 120 EUR',
      ].join('\n'),
    ),
  ).toEqual({
    has: ['procedure', 'implants', 'medicines', 'transfers', 'hotel', 'checkUp'],
    leavesOut: ['flights', 'visa'],
    amounts: { procedure: '$6,100', implants: '$1,800' },
    total: '$7,900',
    unplaced: ['EUR 80', 'EUR 120'],
  }));

it.each([
  ['Medicines are not included', [], ['medicines']],
  ['Includes hotel but not included are flights', ['hotel'], ['flights']],
  ['No extra charge for the hotel', ['hotel'], []],
  ['Hotel at extra cost', [], ['hotel']],
  ['Price excludes visa. Hotel is covered.', ['hotel'], ['visa']],
  // What is named both ways is in it: the visitor checks the ticks.
  ['Hotel included\nSecond hotel excluded', ['hotel'], []],
])('tells what is in and what is not: %s', (text, has, leavesOut) =>
  expect(readText(text)).toMatchObject({ has, leavesOut }),
);

it('reads any text of the longest length', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('hotel', ' not ', '$5,400', '\n', 'included', '1,', 'aaaa', '. '), {
        minLength: 1,
        maxLength: 12,
      }),
      words => {
        const text = words.join('').repeat(TEXT_CHARACTERS).slice(0, TEXT_CHARACTERS);
        const { has, leavesOut } = readText(text);
        expect(has.filter(line => leavesOut.includes(line))).toEqual([]);
      },
    ),
    { numRuns: 20 },
  );
});
