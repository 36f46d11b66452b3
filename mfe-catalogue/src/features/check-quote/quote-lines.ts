import { plainText, wordsSource } from './plain-text.ts';

/** What a quote may contain, in the order on screen, with English words for it. `part` says what a line belongs to. */
export const quoteLines = [
  {
    id: 'procedure',
    part: 'treatment',
    words: 'procedure*, surgeon*, surger*, surgical*, operation*, doctor*',
  },
  {
    id: 'theatre',
    part: 'treatment',
    words:
      'operating room*, operating theat*, theatre*, theater*, hospital fee*, hospital cost*, hospital charge*, clinic fee*, clinic cost*, clinic charge*, facility fee*, facility cost*, facility charge*',
  },
  { id: 'anaesthesia', part: 'treatment', words: 'anaesth*, anesth*, sedation*, narcosis' },
  {
    id: 'implants',
    part: 'treatment',
    words: 'implant*, material*, prosthe*, crown*, veneer*, abutment*, stent*, valve*, lens*',
  },
  {
    id: 'tests',
    part: 'treatment',
    words: 'test, tests, x ray*, xray*, scan, scans, ecg, mri, blood work*, lab, labs, laboratory',
  },
  {
    id: 'medicines',
    part: 'treatment',
    words: 'medicine*, medication*, drug, drugs, antibiotic*, painkiller*, prescription*',
  },
  {
    id: 'nights',
    part: 'treatment',
    words:
      'hospital night*, hospital stay*, hospital room*, stay in hospital, night in hospital, nights in hospital, overnight, inpatient',
  },
  {
    id: 'checkUp',
    part: 'treatment',
    words: 'check up*, checkup*, follow up*, followup*, aftercare, after care',
  },
  { id: 'transfers', part: 'trip', words: 'transfer, transfers, pick up*, pickup*, driver, chauffeur*' },
  { id: 'flights', part: 'trip', words: 'flight, flights, airfare*, air fare*, air ticket*, plane ticket*' },
  { id: 'visa', part: 'trip', words: 'visa, visas' },
  { id: 'hotel', part: 'trip', words: 'hotel*, accommodation*, apartment*, lodging*, guest house*' },
  { id: 'food', part: 'trip', words: 'food, meal, meals, half board, full board' },
  { id: 'complications', part: 'risk', words: 'complication*, revision*, corrective' },
] as const satisfies readonly { id: string; part: string; words: string }[];

export type LineId = (typeof quoteLines)[number]['id'];
export type Part = (typeof quoteLines)[number]['part'];

export const lineIds: readonly LineId[] = quoteLines.map(({ id }) => id);

/** The parts in their order. */
export const parts: readonly Part[] = ['treatment', 'trip', 'risk'];

const patterns = quoteLines.map(({ id, words }) => [id, new RegExp(wordsSource(words), 'u')] as const);

/** The lines that an English sentence of ours names. */
export const linesIn = (text: string): LineId[] =>
  patterns.flatMap(([id, pattern]) => (pattern.test(plainText(text)) ? [id] : []));

/** Whether a treatment leaves something in the body, such as an implant or a stent. @param description name and unit */
export const hasImplant = (description: string): boolean => linesIn(description).includes('implants');
