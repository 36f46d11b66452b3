import type { LineId } from './quote-lines.ts';

// Words that clinics use, in lower case without accents. A star stands for the rest of a word.

/** Phrases of one word of each list; a dash stands for none. */
const phrases = (...lists: string[]): string =>
  lists
    .map(list => list.split(' '))
    .reduce((all, words) => all.flatMap(first => words.map(word => `${first} ${word}`)))
    .join(', ');

/** Words for lines, besides the names in the form: abbreviations, Spanish, German, Turkish, Polish, Hungarian, Korean. */
export const lineWords: Readonly<Record<LineId, string>> = {
  procedure: `consultant's, consultant fee*, arztliche honorar, arzthonorar*, zespol operacyjny, dr. fee*, dr's fee*,
    dr charge*, op fee, cirujan*, cirugia, intervencion,
    honorarios, operacion, operateur, chirurg*, op, eingriff, ameliyat, operasyon, doktor, cerrah*, operacj*, zabieg*, mutet*,
    orvos*, sebesz*, 수술, cardiologist*, egg retrieval, egg pick up`,
  theatre: `the or, ot, ot charge*, op theatre, operation room*, centro cirurgico, cath lab, hospital bill*,
    hospital expense*, hosp. charge*, hospital package, day surgery fee*,
    day surgery cent*, quirofano, sala de operaciones, gastos de hospital, gastos hospitalarios, op saal, klinikkosten,
    krankenhauskosten, ameliyathane, hastane masraf*, sala operacyjna, blok operacyjny, muto`,
  anaesthesia: `anes., anaes., anest., ga, tiva, numbness, sedacion, anestesi*, anestezi*, narkose, vollnarkose, betaubung,
    lokalanasthesie, anasthesi*, dammerschlaf, sedasyon, narkoz*, znieczulen*, altatas*, erzestelenit*, helyi erzestelenit*,
    마취`,
  implants: `iol, fogimplant*, screw*, cage, cages, protesis, prothes*, protez*, coronas, corona, carillas, pilar, aditamento*,
    krone*, kron, kronlar*, zirkonkrone*, soczewk*, koron*, licow*, endoprotez*, zirkonyum, kaplama*, szaruhartya, lente, lencse*,
    mulencse*, 보형물, malzeme*`,
  tests: `labor, laborat*, laborv*, mrt, rayos x, investigation*, blood test*, preoperatory stud*, bloodwork*, blood report*,
    blood exam*, blood anal*, bloods,
    evaluation*, screening*, eye exam*, eye test*, panorex, dvt aufnahme*, exames, physical exam*, medical exam*, cbct, ct,
    opg, panoram*, ekg, echo,
    ultrasound*, diagnostic*, imaging, examination, pre op exam*, workup, work up, analis*, analitic*, pruebas, estudios,
    ecografia*, radiografia*, tac, electrocardiograma, estudio, blutbild, blutuntersuchung*, voruntersuchung*, ultraschall,
    tahlil*, tetkik*, rontgen*, kan testi, badani*, badan, laborunters*, pantomogr*, tomograf*, rtg, morfologia,
    usg, vizsgalat*, 검사`,
  medicines: `meds, pharmacy, consumable*, injection*, eye drop*, eyedrop*, collyrium*, augentropf*, gotas, remedios,
    medicament*, medicacion, medikament*, arznei*,
    antibiotik*, schmerzmittel*, ubat*, ilac*, colirio*, leki, lekow, lekarst*, gyogyszer*, 약`,
  nights: `noche de hospital, room rent, bed charge*, ward, admission, in patient, hospitali*, noche de clinica,
    noches de clinica, krankenhausauf*, klinikauf*, klinikub*, stationar*, yatis, pobyt w szpitalu, pobyt w klinice,
    korhazi tartozkodas*, bentfekv*, korhazi apolas, korhazi elhelyezes, 입원`,
  checkUp: `final check*, control exam*, control visit*, controls, one control, control after,
    consulta* de revision, control por, control post*, control medico, un control, controles,
    first revision, revisiones, visitas de control, consult* of revision, consulta* posterior*, the revisions, primera revision,
    revision a los, visits with the surgeon, visits with the doctor, outpatient review*, nachsorge, nachkontrolle*, kontrol*,
    nachuntersuchung*, wizyt* kontroln*,
    opieka pooperacyjna, utokezeles, ${phrases('post', 'op', 'visit* check* control* review* care consult*')}, review after,
    postoperative care, suture removal, stitch removal, stitches removal, fadenzug, 실밥 제거, 사후관리`,
  transfers: `taxi*, airport collection, pick you up, pick u up, collect you, fetch you, pick & drop, pick and drop,
    airport receiving, car from airport, car from the airport, airport pick*, shuttle, transport*, transp.,
    traslado*, recogida, pasamos por usted, holen wir sie, karsilama*, trasferiment*, transfert*, flughafentransfer*,
    abholung, fahrer, transferi, transferler*, ulasim, transfery, odbior z lotniska,
    transzfer*, 픽업`,
  flights: `ticket, tickets, vuelo*, boleto* de avion, billet* d avion, passage* aerea*, volo,
    billete* de avion, tiquete* aereo*, pasaje*, flug, fluge, flugticket*,
    flugkosten, anreise, ucak, przelot*, loty, bilet* lotnicz*, repulojeg*, 항공권`,
  visa: `visado, visum, vize, wiza, wizy, vizum, 비자`,
  hotel: `casa de recuperacion, accomodation*, partnerhotel*, dharamshala, dharmshala, gastehaus*, albergo, guesthouse*,
    airbnb, resort, b&b,
    ${phrases('recovery', 'house home hotel retreat')}, alojamiento, hospedaje, unterkunft, pension, otel, konaklama, nocleg*,
    zakwaterowanie, szallas*, szalloda*, 호텔, 숙박`,
  food: `all meals, comidas, aliment*, pension completa, media pension, verpflegung, halbpension, vollpension, yemek*,
    tam pansiyon, yarim pansiyon, wyzywienie, posilk*, etkezes*, felpanzio, teljes ellatas, 식사`,
  complications: `overstay, extended stay, longer stay, complicac*, revision surger*, komplika*, powiklan*, szovodmeny*, 합병증`,
};

/** What is a line when it stands alone between two commas: `surgeon, OR, hospital`. */
export const wholeWords: Partial<Record<LineId, string>> = {
  flights: 'plane, planes',
  procedure: 'dr, doctor, surgeon, medico, arzt, op, surg',
  theatre:
    'or, ot, facility, hospital, hosp, clinic, hospital and clinic, klinik, hastane, szpital, korhaz, klinika, clinica',
};

/** A night is the hospital's where one of these words stands next to a word of the two lists below. */
export const hospitalWords = `hospital*, hosp, clinic*, klini*, hastane*, szpital*, korhaz*, ward, icu, ccu, hdu,
  krankenhaus*, sanatorio, spital, cliniq*, 병원, bed, nursing`;
/** Words for a stay, which need no number. */
export const stayWords =
  'stay*, room, bed, admission, overnight, aufenthalt, estancia, estadia, habitacion, pobyt*, tartozkodas*, ellatas*, konaklama';
export const nightWords = `night*, nite*, nts, nt, day, days, noche*, nacht, nachte*, ubernachtung*, gece*, doba, doby, noce,
  nocy, dni, dzien, nocleg*, ejszaka*, ej, napos, tag, tage*, dia, dias, 박, 일`;
/** Meals next to one of these are a hospital's. */
export const wardWords = `${hospitalWords}, patient*, attendant*, attender*, inpatient*, room rent, diet, dietician,
  dietitian, pacient*, hasta, refakatci*, pacjent*, beteg*, companion bed`;
/** `in our offer`, `w pakiecie`, `dans le prix`. */
const inPrice = [
  phrases('in within', '- the this our your', 'package price fee offer quote quotation plan deal estimate'),
  phrases('in', 'all any every each both', 'packages package'),
  'in any of the packages, in all of the packages, dentro del precio, ubernehmen wir',
  phrases('en', '- el la este nuestro', 'precio paquete presupuesto oferta plan cotizacion'),
  phrases('im', 'preis paket angebot paketpreis'),
  phrases('w', 'cenie pakiecie ofercie wycenie planie'),
  phrases('az -', 'arban csomagban ajanlatban'),
  phrases('v', 'cene balicku nabidce'),
  phrases('dans', '- le la ce', 'prix forfait devis offre'),
  phrases('nel no', 'prezzo pacchetto preventivo preco pacote orcamento'),
].join();
/** How a quote takes in or leaves out; `Ahead` rules what follows only, the others also what stands before. */
export const senseWords = {
  inAhead: `contain*, includ*, inclusive of, covers, covering, cover, comprises, comprising, consists of, with, w/, con, mit,
    avec, incluye*, beinhaltet, umfasst, enthalt, everything, you get, ${phrases('so', 'are is', 'the your')}, we provide,
    inclusion*, the following, magaban foglal*,
    sadrzi, zawiera*, obejmuj*, tartalmazza, tartalmaz, kapsar, icerir, price incl.`,
  in: `included, incl., inc., inclusive, are included, is included, is provided, are provided, covered, part of,
    part of the package, ${inPrice}, incluid*, enthalten, inbegriffen, inklusive, inkl, dahil*, wliczon*, benne van,
    resze az arnak, az ar resze, dabei, mit dabei, 포함, ✅, ✔, ☑, ✓, ✨`,
  free: `free, waived, for free, free of charge, foc, ${phrases('- at', 'no', 'extra additional', 'cost* charge* fee*')},
    at no cost, without cost, without charge, no charge, without extra charge, complimentary, complementary, ${phrases('paid covered', 'by', 'us')}, ${phrases('by on', 'the clinic')}, at our cost, at our expense,
    ${phrases('por a', 'cuenta cargo', 'de', 'la', 'clinica')}, por cuenta nuestra, compliments of,
    ikram*, offert, offerts, no tienen coste, no tiene coste, gratis, gift, on us, on the house, regalo,
    cortesia, sin costo, sin coste, sin cargo, kostenlos, kostenfrei, geschenkt, ucretsiz, ucretsizdir, hediye, bezplatn*,
    darmow*,
    ingyen*, ajandek*, 무료, 서비스, 🆓, 🎁`,
  outAhead: `dahil olmayan*, w/o, exclud*, except, except for, without, excluye*, sin incluir, exclusion*, sin, ohne, bez,
    icermez, don't get, do not get, what you don't`,
  out: `you arrange, outside the fee, outside the price, outside the package, quedan fuera, queda fuera,
    ${phrases('you', 'get receive', 'a', 'prescription')}, on them, not supported,
    ${phrases('- pay buy', 'at in from', '- the a your', 'pharmacy')}, en la farmacia, in der apotheke, eczaneden, w aptece,
    ${phrases('do done', 'it them -', 'outside')},
    ${phrases('at with by from', 'your', 'gp')}, hastaya ait*, ${phrases('a', 'suo votre', 'carico charge')}, por conta, ${phrases('por', 'su tu', 'cuenta')}, ilaclar ayri,
    ayrica alin*, nem tudunk biztosit*,
    kulon kell fizet*, ezt kulon kell fizet*, as per use, as per usage, as per bill, terheli, sajat szervez*,
    ${phrases('patient guest', '- s', 'charge cost expense account')},
    ${phrases('paket fiyat teklif', 'disi disinda haricinde')}, poza pakietem, poza oferta, non compris*, non inclus*,
    up to you, you have to, nem biztosit*, not provided, not offered, dahil degil*, zu tragen, zu ubernehmen, solo pagas,
    bought, sami, samodzielnie, po stronie pacjenta, paga usted, paga el paciente, borne by, on you, belong* to you, selbst,
    selber, 본인, excluded, exclusive, excl., exc., your own, on own, yours, your expense, you buy, yourself,
    ${phrases('self', 'arranged booked organised')}, ${phrases('own', 'expense cost account arrangement pocket')},
    arrange your own, paid by patient, by the patient, by patient,
    ${phrases('- to', '- be', 'pay paid payable billed charged', 'separately apart')}, separately, separate,
    ${phrases('at on per', 'actuals actual')}, aparte, por separado, por cuenta, a cargo del paciente, exkl., exklusive,
    eigene kosten, haric*, poza cena, we wlasnym zakresie, na wlasny koszt, nincs benne, sajat koltseg*, kulon fizetend*,
    kulon, fuera del precio, fuera de precio, chargeable, 불포함, 별도, 제외, ❌, ✖, ✗, ✘, 🚫, ✕`,
  extra: `extra, extras, extra to pay, each further, every further, further night*, top up, on top, pay on top,
    ${phrases('- at', 'extra additional', 'cost charge')}, opt., when needed, as needed, where needed, may be needed,
    on request, upon request, additional*, add ons, zusatzlich*, addon, add-on, supplement, supplementary, surcharge, upgrade, another,
    at cost,
    available at, available for, can be added, to be added, opcional*, si es necesario, si se, si hace falta, si necesita,
    en caso de,
    adicional*, suplemento, con costo, auf wunsch, optional*, zzgl., zuzuglich, aufpreis, bei bedarf, opsiyonel, istege bagli,
    ekstra, ek ucret*, gerekirse, istenirse, isterseniz, talep uzerine, dodatkow*, opcjonaln*, doplat*, w razie potrzeby,
    felar*, szukseg eseten, ha szukseges, 추가, 선택`,
  condition: 'if, unless, provided that, falls, wenn, jesli, eger, si usted, ha on',
  threshold:
    'when, above, over, exceeding, more than, minimum, at least, uber, mas de, superior*, powyzej, uzeri, felett, cuando, gdy',
  unsure: `in case of, in the event of, ${phrases('help assist assistance support', '- you u your', 'with')}, assist,
    assisted, assisting, assistance, arrange*, recommend*, can help, help you,
    support, letter, invitation*, partner, agreement, acuerdo, depend*, can be, could be, special rate*,
    special price*, discounted hotel*, corporate rate*, nearby, near by, close by, cercano, guidance, advise, advice,
    please send, send us, send me, let us know, tell us, contact, ayudamos, podemos, unterstutz*, vermitt*, empfehl*, yardim*,
    pomoc, pomozemy, segit*, on prescription, con receta, auf rezept, na recepte, receptre`,
} as const;

/** Before an amount the price; with a line what it leaves out. */
export const payWords = `${phrases('you patient', 'pay pays', '- for only directly there locally')}, you only pay,
    ${phrases('you', 'd ll would', 'pay')}, usted paga, usted cubre,
    el paciente paga, el paciente cubre, u pay, you must pay, you will pay, you have to pay, sie zahlen, zahlen sie, pan placi,
    pani placi`;
/** Negation, payment and conditions: where no other word has them, what a row lists is asked. */
export const doubtWords = `no, not, don't, doesn't, didn't, isn't, aren't, won't, can't, cannot, never, neither, nicht, kein*,
  nie, nem, ne, neni, nejsou, nema*, niet, geen, nao, sem, pas, aucun*, sans, senza, zonder, degil, yok, nu, nije, nisu, ikke,
  inte, не, без, pay, pays, paid, paying, payable, payer, payez, paga, pagar, pagas, pagan, pagare, zahlen, zahlt, zahlbar,
  bezahl*, platn*, placi, placisz, placic, plati, hrad*, fizet*, odenir, responsib*, liable, expense*, charged, billed,
  invoiced, buy, purchase*, kaufen, comprar, kupuj*, bring, must, at home, your side, patient side, ask us, please ask, tbc,
  to be confirmed, otherwise, subject to, conditional, conditions, exceed*, vorausgesetzt, pod warunkiem`;

/** What stands near an amount. */
export const amountWords = {
  allIn: `con todo, all inclusive, tout compris, tutto compreso, all in, all included, everything included, fully inclusive,
    all incl., todo incluido,
    alles inklusive, all inklusive, komplett, komplettpreis*, komplettpaket*, komplettb*, pauschal*, her sey dahil, hersey dahil,
    wszystko w cenie, minden benne, mindent tartalmaz, 올인클루시브`,
  total: `total, totals, summary:, forfait, za calosc, ttl, totally, all fees, all costs, overall, full price, sum, package,
    pkg, altogether,
    all together, paquete, gesamt, gesamtp*, gesamtk*, gesamtb*, gesamts*, gesamth*, gesamtr*, summe, festpreis, paket,
    paketpreis*, paket fiyat*,
    toplam, razem, lacznie, suma, calkowity koszt, koszt calkowity, pakiet, osszesen, teljes ar, csomag, csomagar*, 합계, 총,
    패키지`,
  final: `${phrases('today', '- s', 'offer price')}, offer for you, special for you, your price, last price, son fiyat,
    today only, to pay:, zu zahlen:, a pagar:, do zaplaty, grand total, final price, final total, total payable,
    amount payable, total due, amount due, endsumme, endbetrag, rechnungsbetrag, endpreis, vegosszeg, mindosszesen, net price,
    net payable, now, now only, after discount, ${phrases('special discounted', 'price offer')}, offer price, promo,
    precio final, ahora, precio con descuento, oferta, angebotspreis, aktionspreis, jetzt, indirimli fiyat, kampanyali fiyat,
    simdi, cena koncowa, cena promocyjna, teraz, vegso ar, akcios ar`,
  net: 'net, nett, net total, neto, netto, hors taxe*, bez vat, bez dph, ex vat, excl vat, before vat, before gst, before tax',
  gross: `gross, brutto, bruto, ttc, with vat, with gst, with tax, incl gst, including gst, gst included, incl. vat, inc vat,
    vat incl., vat included, z vat, s dph, vc dph, inkl. mwst,
    kdv dahil, con iva, iva incluido, after tax`,
  price: `price, prices, cost, costs, quote, quotation, estimate, charges, fee, comes to, come to, would be, precio, costo,
    coste, cuesta, sale en, presupuesto, valor, preis, kosten, kostet, kostenvoranschlag, angebot, fiyat*, ucret*, bedel,
    cena, koszt, kosztuje, wycena, ar, ara, arunk, koltseg, arajanlat, 비용, 가격`,
  deposit: `deposit*, dep., ${phrases('lock secure hold holds', 'the your', 'date')}, advance, booking, reservation,
    to reserve, to book, to secure, down payment, downpayment, prepayment, pre payment, token amount, to lock, upfront,
    to confirm, when you confirm, on confirmation, holding fee*, security payment*,
    up front, anticipo, reserva, acompte, acconto, sinal, kaparo, wplata, aparta, apartas, apartado, senal, enganche,
    entrada, anzahlung, kapora, on odeme, depozit*,
    zalicz*, zadatek, eloleg, foglalo, 예약금, 계약금`,
  part: `subtotal, sub total, zwischensumme, ara toplam, suma czesciowa, reszosszeg, 소계, balance, remaining, rest is due,
    outstanding, rest at, rest in, rest on,
    the rest, remainder, upon arrival, on arrival, pay now, due now, due today, amount due now, amount due today,
    total due now, total due today, rate:, payments, payment of, tabby, klarna, instalment*, installment*, monthly,
    ${phrases('a per each every /', 'month')}, ${phrases('months', 'at x')}, emi, finance, financing, resto, cuota*, meses sin intereses, ${phrases('al por /', 'mes')}, mensual*, financiacion, restbetrag, restzahlung, raten, monatsrate*, erste rate,
    letzte rate, teilbetrag*, monatlich, kalan, taksit*, aylik, reszta, rata, raty, ratach, reszlet*, havi, visit pay`,
  old: `normal, ${phrases('normal regular usual list original old us uk', 'price')}, was, instead of, precio normal,
    precio regular, antes, en lugar de, statt, normalpreis, regularer preis, listenpreis, normal fiyat, yerine, zamiast,
    cena regularna, helyett, eredeti ar, discount, less, off, save, saving*, descuento, ahorra, ahorro, rabatt, ersparnis,
    indirim, rabat, znizka, oszczedzasz, kedvezmeny, 할인, in the us, in usa, in the usa, in uk, in the uk, in germany,
    back home, compared to, elsewhere, insurance cover*, insured up to, up to, upto, maximum of, bis zu`,
  tax: 'vat, tax, taxes, gst, iva, mwst, kdv, afa, 부가세',
  option: `option, options, opcion, opciones, variante, variant, wariant, secenek, opcja, opcio, valtozat, plan a, plan b,
    package a, package b, package 1, package 2, economy, standard package, premium package, basic, silver, gold, platinum,
    deluxe, 옵션`,
  from: `from, from only, starting from, starting at, starts from, start from, starts at, start at, as low as, desde,
    a partir de, ab, ab nur, od, baslayan, tol, 부터`,
} as const;

/** Words that mean something else than the words in them. */
export const neutralWords = `one transfer, please transfer, pls transfer, our doctor*, the doctor, our surgeon*, your doctor*,
  your surgeon*, your x ray*, your xray*, your mri, your scan*, your ct, your ct scan*, your report*, no hidden,
  without hidden, total knee, total hip, total de rodilla, total de cadera, protesis total, total joint, knie total, full mouth,
  ${phrases('before after', '- the your', 'surgery operation')}, day of surgery, date of surgery, surgery date, post surgery,
  pre surgery, przed operacja, przed zabiegiem, po operacji, po zabiegu, mutet elott, mutet utan, ameliyat oncesi,
  ameliyat sonrasi, ${phrases('antes despues', 'de', 'la', 'operacion cirugia')},
  ${phrases('vor nach', 'der', 'operation op')}, your flight*, ${phrases('flight', 'detail* home number* back info* time*')},
  ticket copy, hotel transfer*, hotel pick*, airport hotel, ${phrases('to from', '- the your', 'hotel')},
  ${phrases('hotel', '- to', 'clinic hospital airport')}, clinic hotel, hospital hotel, aeropuerto hotel, hotel klinik,
  otel transfer*, otel hastane, drug eluting, no visa required, no visa needed, visa free, visa on arrival, control number,
  package leaflet, all in one, check in, check out, free of pain, pain free, tax free, in house, operation hours,
  insurance company, feel free, free to, free time, blood pressure, blood group, food allerg*, tooth extraction*, no need,
  no deposit*, non refundable*, not refundable, not later than, no later than, not hesitate, don't hesitate,
  need to pay in advance, pay in advance, without pain, sin dolor, ohne schmerzen, without any, without problem*,
  blood product*, plus size, in advance, implant level, advance notice, units of blood, blood unit*, pre operation*,
  post operation*, preoperative*, postoperative pain, pre op, post op, preop, postop, pre admission, embryo transfer*,
    embriyo transfer*, transfer of embryo*, transfer of the embryo*, transfer of 1 embryo*, transfer of one embryo*,
  frozen transfer*, fresh transfer*, from partner hotel*, to partner hotel*, guest house booking, hotel booking,
    flight booking, aftercare kit*, blastocyst transfer*, fat transfer, bank transfer*, wire transfer*,
  money transfer*, heart valve, mitral valve, aortic valve, valve replacement, valve surgery, contact lens*,
    infection control, pain control,
  control group, op vorbereitung*, remaining embryo*, day ward, ${phrases('- on', 'day', '- of', '- the', 'operation surgery')},
  ${phrases('ticket', 'picture* photo* screenshot*')}, ${phrases('monthly', 'offer* special* deal* promo*')}, early booking,
  ${phrases('visa', '- invitation invite', 'letter*')}, visa invitation*`;

/** Where a new thought begins. */
export const butWords = 'but, pero, aber, fakat, ancak, ale, however, whereas, while, viszont';
export const andWords =
  'and, y, und, ve, i, oraz, valamint, or, as well as, o, oder, veya, lub, vagy, ni, nor, ile';
/** Words that say that more than the last of a list is meant. */
export const pluralWords = 'are, were, sind, son, estan, sa, both, all, none, nincsenek';

/** A dot behind these ends no sentence. */
export const abbreviations = `rs, approx, appr, incl, inc, excl, exc, exkl, inkl, zzgl, anes, anaes, anest, hosp, dr, mr, mrs,
  ms, mx, prof, no, nr, st, ca, aprox, min, max, est, dept, intl, int, vs, e.g, i.e, eg, ie, etc, pc, pcs, szt, db, sr, sra,
  dra, bzw, ggf, u.a, z.b, d.h, tel, transp, replac, surg, asst, opt, pkg, inr, thb, usd, eur, ft, f.o.c, o.t, tsd, tys, mln,
  ok, wg, kb, pl, str, temp, add, nts, consult, med, accom, acc, qty, amt, yrs, yr, wk, hr, hrs, mth, mths, ext, m.n, c.u`;

/** How many, in words. */
export const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one un una ein eine',
    'two both dos ambos ambas zwei beide iki dwa dwie oba oboje ket ketto mindket',
    'three tres drei uc trzy harom',
    'four cuatro vier dort cztery negy',
    'five cinco funf',
    'six seis sechs',
    'seven',
    'eight ocho acht',
    'nine',
    'ten diez zehn',
  ].flatMap((words, index) => words.split(' ').map(word => [word, index + 1])),
);
