import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clausesOf } from './clauses.rules.ts';
import { linesIn } from './quote-lines.ts';
import { readText } from './read-text.rules.ts';

const TEXT_CHARACTERS = 20_000;
const read = (text: string) => readText(clausesOf(text));

it.each([
  ['Medicines are not included', [], ['medicines']],
  [
    'Price excluding flights, hotel and visa; transfers included',
    ['transfers'],
    ['flights', 'hotel', 'visa'],
  ],
  ['No extra charge for the hotel', ['hotel'], []],
  ['Hotel, transfers, and food excluded', [], ['hotel', 'transfers', 'food']],
  ['Included: surgeon fee. Not included: revision surgery.', ['procedure'], ['complications']],
  ['Todo incluido con excepción de los vuelos', [], []],
  ['2 días laborables antes', [], []],
  ['Hotel at extra cost', [], ['hotel']],
  ['Hotel not included extra cost', [], ['hotel']],
  ['Tests do not cost extra', ['tests'], []],
  ['Tests O, crowns 10 x', ['tests', 'implants'], []],
  ['Price excludes visa. Hotel is covered.', ['hotel'], ['visa']],
  ['Not included:\n- flights\n- visa\n\nHotel included', ['hotel'], ['flights', 'visa']],
  ['Hotel\tincluded\nFlights\tno', ['hotel'], ['flights']],
  ['✅ Hotel\n❌ Flights', ['hotel'], ['flights']],
  ['Medicines - does not include\nTests: nie obejmuje', [], ['medicines', 'tests']],
  ['Hotel not in our offer\nTests pas dans le forfait', [], ['hotel', 'tests']],
  ['V ceně není: hotel\nVisum: nicht im Paket', [], ['hotel', 'visa']],
  ['Otel paket dışı\nLeki w ofercie', ['medicines'], ['hotel']],
  ['Tests $50 at the laboratory, to be paid separately', [], ['tests']],
  ['Hotel included, only flight u pay', ['hotel'], ['flights']],
  ['You pay for the transfers\nHotel: you pay', [], ['transfers', 'hotel']],
  ['Transfers £25 each way\nFlights from £60', [], ['transfers', 'flights']],
  ['Recovery house $95/night, meals & nurse incl.', [], ['hotel', 'food']],
  ['Hotel $78/night incl. breakfast and dinner meals', [], ['hotel', 'food']],
  ['Hotel included, usually $78 a night', ['hotel'], []],
  ['Included: tests, transfer*, hotel\n* at extra cost, $30 per way', ['tests', 'hotel'], ['transfers']],
  ['Hotel¹\nTransfers\n¹ not included', ['transfers'], ['hotel']],
  ['Not included*\n* hotel\n* flights', [], ['hotel', 'flights']],
  ['Airport pick-up: $100 (one way) - option\nHotel: option', [], ['transfers', 'hotel']],
  ['Analíticas: no incluidas\nPost-op check x 3: incl.', ['checkUp'], ['tests']],
  ['Hotel 5 nights +12,000 baht', [], ['hotel']],
  ["Hotel and flights are at patient's charge", [], ['hotel', 'flights']],
  ['Medikamente müssen Sie selber kaufen\n호텔 본인 부담', [], ['medicines', 'hotel']],
  ['Shuttle between airport, hotel & clinic: no charge', ['transfers'], []],
  ['Shuttle between hotel & clinic no charge\nTaxi between clinic and hotel included', ['transfers'], []],
  ['Price $5,000, VAT excluded, hotel', ['hotel'], []],
  ['The price excludes VAT, flights and visa', [], ['flights', 'visa']],
  ['Flights and VAT not included', [], ['flights']],
  ['Flights we do not cover', [], ['flights']],
  ['Hospital: yes\nSurgeon: $4,000', ['theatre', 'procedure'], []],
  ['Food for patient and one attendant included', [], []],
  ['Hotel 3 nights, extra hotel night $95', ['hotel'], []],
  ['Hotel: extra nights $50, the first 3 are free', ['hotel'], []],
  ['Otel istenirse eklenir\nTests', ['tests'], ['hotel']],
  ['Frozen transfer later $900', [], []],
  ['Hotel rate for patients $30 nett per night', [], ['hotel']],
  ['Currency: USD\nHotels start from 1,100 per night', [], ['hotel']],
  ['Recovery house $120 flat per night, 3 meals', [], ['hotel', 'food']],
  ['Hotel stay 55 € per night, pick up free', [], ['hotel']],
  ['Transfers (airport, hotel, clinic)', ['transfers'], []],
  ['Hotel, transfers, and flights are not included', [], ['hotel', 'transfers', 'flights']],
  ['Scan if the surgeon needs it', [], ['tests']],
  ['Hotel. If you want a second surgery, it costs $900', ['hotel'], []],
  ['Im Preis nicht enthalten:\n- Flüge\n- Hotel', [], ['flights', 'hotel']],
  ['Fiyata dahil: hastanede 1 gece konaklama, tahliller', ['nights', 'tests'], []],
  ['The work before it (blood tests and ECG) is not included', [], ['tests']],
  ['Pick up from the hotel. Visa and Mastercard accepted.', ['transfers'], []],
  ['Surgeon, anaesthesia and OR', ['procedure', 'anaesthesia', 'theatre'], []],
  ['First revision on day 15, then 2 controls', ['checkUp'], []],
  ['Hospital stay 4 nights\nGST 5% on room rent extra', ['nights'], []],
  ['Surgery included. Revision is free, you only pay the hospital charge', ['procedure'], []],
  ['Not included:\n- hotel 55 € a night (transfers included)', [], ['hotel']],
  ['Visa invitation letter free, hotel included', ['hotel'], []],
  ['Surgery\nExtra payable: tests $90, hotel, transfers', ['procedure'], ['tests', 'hotel', 'transfers']],
  ['Surgery\nAdditional payments (on site): hotel, transfers', ['procedure'], ['hotel', 'transfers']],
  ['Surgery\nAdditional fees\nMedicines\nTests', ['procedure'], ['medicines', 'tests']],
])('knows how far a word reaches: %j', (text, has, leavesOut) =>
  expect(read(text)).toMatchObject({ has, leavesOut }),
);

it('asks about what may be one or the other', () => {
  expect(read('Surgery, implants, hotel not included')).toMatchObject({
    has: [],
    leavesOut: ['hotel'],
    askedLines: ['procedure', 'implants'],
  });
  expect(read('We can help you book a hotel.').askedLines).toEqual(['hotel']);
  expect(read('Hotel included?').askedLines).toEqual(['hotel']);
});

it.each([
  ['Hotel is not for us to book', 'hotel'],
  ['Blood tests: payable at the laboratory', 'tests'],
  ['Blood tests must be done at home', 'tests'],
  ['Blood tests $50, pay at the counter', 'tests'],
  ['Sedation + $200', 'anaesthesia'],
  ['Premium lens + $600 per eye', 'implants'],
  ['Transfers: ask us', 'transfers'],
  ['Tests and scans: upon your side', 'tests'],
  ['Blood tests. We do not do them.', 'tests'],
  ['Medicines: responsibility of the patient', 'medicines'],
  ['Narkose ist dem Arzt zu bezahlen', 'anaesthesia'],
  ['Léky nejsou součástí, anesthesia', 'anaesthesia'],
  ['Services that we do not have:\nBlood tests', 'tests'],
  ['The clinic stands opposite the oldest hotel', 'hotel'],
  ['Free hotel for 2 nights above €2,000 only', 'hotel'],
  ['Transfers free when you pay in cash', 'transfers'],
  ['Hotel included if you come in May', 'hotel'],
  ['Rehabilitation is not included\nMedicines', 'medicines'],
  ['Hotel: Sea View Towers', 'hotel'],
  ['Przejazd i nocleg pacjent organizuje sam', 'hotel'],
  ['Leki wykupuje pacjent na receptę', 'medicines'],
  ['Medicines on prescription', 'medicines'],
  ['The price includes:\nbreakfast\nAirport transfer: 150 PLN', 'transfers'],
  ['Badania wykonuje pacjent przed przyjazdem', 'tests'],
  ['You need 10 nights in a hotel afterwards', 'hotel'],
  ['Sie bleiben 7 Tage im Hotel', 'hotel'],
  ['Transfers and wigs can be arranged at your cost', 'transfers'],
  ['Included:\n- transfers (the driver is paid in cash)', 'transfers'],
  ['Hotel: 10% off for our patients', 'hotel'],
  ['ICU stay is charged extra', 'nights'],
  ['Companion in your room: €40 per night with meals', 'food'],
  ['A companion can stay in the hotel for 50 EUR a night', 'hotel'],
  ['Additional services: translation, tests', 'tests'],
])('asks about what a row names but may leave out: %j', (text, line) =>
  expect(read(text)).toMatchObject({ has: [], askedLines: [line] }),
);

it.each([
  'Clinic: +90 532 118 44 07',
  'Hospital: Acibadem Maslak',
  'Doctor: Dr. Yilmaz',
  'Patient Coordinator | Clinic',
])('takes %j for a name', text => expect(read(text)).toMatchObject({ has: [], askedLines: [] }));

it('takes what a list names as in the price', () =>
  expect(
    read('Quotation no. 2211\nSurgery\nVIP transfer\n5 nights in a hotel by the sea of this town'),
  ).toMatchObject({
    has: ['procedure', 'transfers', 'hotel'],
    askedLines: [],
  }));

it('takes an item of the clinic as in the price in many words', () =>
  expect(read('Fully equipped modular theatre charges\nMonofocal premium Alcon lens').has).toEqual([
    'theatre',
    'implants',
  ]));

it('takes of two currencies the one that has a rate', () => {
  const text = 'Total: THB 168,400 (~EUR 4,500)';
  expect(read(text).total).toEqual({ value: 168_400, currency: 'THB' });
  expect(readText(clausesOf(text), { hasRate: currency => currency === 'EUR' }).total).toEqual({
    value: 4_500,
    currency: 'EUR',
  });
});

it.each([
  ['Net $10,000\nVAT $2,000\nTotal $12,000', 12_000],
  ['Netto 10.000 €, brutto 12.000 €', 12_000],
  ['Total: $1,900\nFree hotel above $2,000', 1_900],
  ['Price $1,900. Hotel free from $2,000', 1_900],
  ['8 veneers 17,600 dhs, today offer 14,999 only!! X ray free', 14_999],
  ['Usual price $5,000, special for you $4,200!', 4_200],
  ['Zwischensumme 4.400,- €\nRabatt -220,- €\nEndsumme 4.180,- €', 4_180],
  ['Subtotal $5,000\nDiscount $500\nAmount $4,500', 4_500],
  ['Cost: $7,800 per pax', 7_800],
  ['Price $7,800 pp', 7_800],
  ['Cena: 82 900 Kč', 82_900],
  ['Netto 3.500 €\nMwSt 27 % 945 €\nRechnungsbetrag 4.445 €', 4_445],
  ['Gross $9,000\nDiscount $1,000\nNet $8,000', 8_000],
  ['Cost: £2,750\nPay £250 now and the rest on arrival', 2_750],
  ['So £2,330 in all. You pay £600 first and then the balance.', 2_330],
  ['US price $24,000\nOur price $6,300', 6_300],
  ['Summe 3.002 €, Endsumme 2.851,90 €', 2_851.9],
  ['Net total $16,000\nVAT $800\nAmount due $16,800', 16_800],
  ['Price of surgery $5,000. Partner hotel from $69', 5_000],
  ['Precio $4,200 con anestesia', 4_200],
  ['Licence: A-12044\nHN 44-21-009812\nPrice: 4.990 €', 4_990],
  ['Together: $6,000 (VAT 10% excluded, so $6,600 in total)', 6_600],
  ['Total in US dollars: $5,000', 5_000],
  ['In all: $5,000\nHotel from $60', 5_000],
  ['Prices in EUR\nTotal (all in) 4500', 4_500],
  ['Rhinoplasty total $3,500\nDeposit paid: $500\nAmount due: $3,000', 3_500],
  ['Total: $6,000\nAmount due today: $600', 6_000],
  ['Total €7,900 now for full restoration', 7_900],
  ['Prices in USD\nTotal for Lipo 360°: 5500', 5_500],
  ['Total 3.400 €\nHotel Gesamtaufenthalt 7 Nächte 560 €', 3_400],
  ['Total 3.400 €\nKomplette Voruntersuchung 250 €', 3_400],
  ['Toplam 2.800 €\nCheck-up paketi 150 €', 2_800],
  ['Total $4,500\nBlood tests are needed in all cases, $150', 4_500],
  ['20 veneers £150 per tooth = £3,000', 3_000],
  ['Total 18 units = $9,900 less 10% early booking = $8,910', 8_910],
  ['Price €2,300 with 12 months of follow-up', 2_300],
  ['Price this month: £2,700', 2_700],
  ['Price $9,000\nOr $350 a month', 9_000],
  ['Price: €5,750 if you book until 31.12', 5_750],
  ["Total $7,220\nIn May you'd pay $6,800", 6_800],
])('finds the total of %j', (text, value) => expect(read(text).total?.value).toBe(value));

it.each([
  ['Motiva Ergonomix $5,000\nMentor $4,500', [5_000, 4_500]],
  ['Motiva Ergonomix2 145,000 THB\nMentor 118,000 THB', [145_000, 118_000]],
  ['$4,495', [4_495]],
  ['Presupuesto nº 2231\nRinoplastia\n4.990 € (IVA incluido)', [4_990]],
  ['Price list 2027 (THB)\nMotiva 135,000\nMentor (round) 118,000', [135_000, 118_000]],
  ['Standard room $5,000\nSuite $7,000', [5_000, 7_000]],
  ['One knee $4,900 / both knees $8,600', [4_900, 8_600]],
  ['Price: €4,900 if you pay in cash, €5,200 by card', [4_900, 5_200]],
  ['Your price is €1,990 if you pay cash, €2,150 by card', [1_990, 2_150]],
])('asks whether %j is the total', (text, amounts) => {
  const { total, askedTotals } = read(text);
  expect(total).toBeNull();
  expect(askedTotals.map(({ value }) => value)).toEqual(amounts);
});

it('asks about what has its price after the choices', () =>
  expect(read('Round $4,100\nAnatomical $4,600\nLab work $120')).toMatchObject({
    has: [],
    askedLines: ['tests'],
  }));

it('does not call a price extra that is asked on a condition', () =>
  expect(read('Price: $5,900\nIf you come by the end of May we can do $5,400').extras).toEqual([]));

it('takes a supplement that the total adds up for a part of it', () =>
  expect(read('Folio 2026-118\nSurgery: $7,000\nSurcharge for sedation: $450\nTotal: $7,450')).toMatchObject({
    has: ['procedure', 'anaesthesia'],
    leavesOut: [],
    extras: [],
    total: { value: 7_450 },
  }));

it('reads what strokes stand between, one by one', () =>
  expect(read('Surgeon $3,000 / hospital $4,000 / valve $1,000').amounts).toMatchObject({
    procedure: { value: 3_000 },
    theatre: { value: 4_000 },
    implants: { value: 1_000 },
  }));

it('takes an amount that may not be charged for no line', () =>
  expect(read('Price with theatre.\nRevision: only the theatre is charged ($600).').amounts).toEqual({}));

it.each(['', ' and so on'.repeat(120)])(
  'reads a paragraph as a whole, and cuts a longer one between sentences',
  more => {
    const story = `${'We are happy to write to you about it. '.repeat(14)}${more}. `;
    expect(read(`${story}Excl. hotel, transfers and food`)).toMatchObject({
      has: [],
      leavesOut: ['hotel', 'transfers', 'food'],
    });
  },
);

it('reads no thousands across a line break', () =>
  expect(read('Beds\n4\n600,00 PLN').askedTotals).toEqual([{ value: 600, currency: 'PLN' }]));

it.each([
  ['Summe 2.370 EUR\nAbzüglich 5 % Barzahlung 118,50 EUR\nZu zahlen 2.251,50 EUR', [2370, 2251.5]],
  ['Surgery fee: $9,900\nEvent: -$990\nFinal: $8,910', [9900, 8910]],
  ['Total $2,000. Deposit $500, the remaining $1,500 on arrival.', []],
  ['Package total: $7,200\nSurgeon: $2,700\nHospital: $4,500', []],
  ['Total: 2,940 EUR\nFirst appointment 1,940\nSecond appointment 1,000', []],
  ['Total $9,200 incl. VAT\nNet $8,000\nVAT 15% $1,200', []],
  ['Total $3,900\nHolding fee $300\nOutstanding $3,600', []],
  ['The eye examination costs £150', []],
  ['Estimated hospital bill: RM 38,000', [38_000]],
])('asks for the total where it may be another: %j', (text, asked) =>
  expect(read(text).askedTotals.map(({ value }) => value)).toEqual(asked),
);

it('takes what several totals add up to', () =>
  expect(read('Phase 1 total: 2370 EUR\nPhase 2 total: 1260 EUR\nFull treatment: 3630 EUR').total).toEqual({
    value: 3630,
    currency: 'EUR',
  }));

it('knows the words of our own sentences', () =>
  expect(linesIn('operating room and the hospital nights that are usual for it')).toEqual([
    'theatre',
    'nights',
  ]));

it('reads any text of the longest length, and says nothing of a line twice', () => {
  const words = fc.constantFrom(
    'hotel',
    ' not ',
    '$5,400',
    '\n',
    'included',
    '1,',
    'aaaa',
    '. ',
    ', ',
    '(',
    ':',
  );
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 12 }), parts => {
      const text = parts.join('').repeat(TEXT_CHARACTERS).slice(0, TEXT_CHARACTERS);
      const { has, leavesOut, askedLines } = read(text);
      const all = [...has, ...leavesOut, ...askedLines];
      expect(new Set(all).size).toBe(all.length);
    }),
    { numRuns: 4 },
  );
});
