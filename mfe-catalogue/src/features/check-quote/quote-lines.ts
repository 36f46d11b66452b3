/** What a quote may contain, in the order on screen. `part` says what a line belongs to. */
export const quoteLines = [
  { id: 'procedure', part: 'treatment', words: /\b(?:procedure|surgeon|surgery|surgical|operation|doctor)/ },
  {
    id: 'theatre',
    part: 'treatment',
    words:
      /\boperating (?:room|theat)|\btheat(?:re|er)\b|\b(?:hospital|clinic|facility) (?:fee|cost|charge)|^hospital\b(?!\W+(?:\d+ )?(?:night|stay))/,
  },
  { id: 'anaesthesia', part: 'treatment', words: /\b(?:anaesth|anesth|sedation|narcosis)/ },
  {
    id: 'implants',
    part: 'treatment',
    words: /\b(?:implant|material|prosthes|crown|veneer|abutment|stent|valve|lens)/,
  },
  {
    id: 'tests',
    part: 'treatment',
    words: /\b(?:tests?|x-?rays?|scans?|ecg|mri|blood work|lab(?:oratory)?)\b/,
  },
  {
    id: 'medicines',
    part: 'treatment',
    words: /\b(?:medicine|medication|drugs|antibiotic|painkiller|prescription)/,
  },
  {
    id: 'nights',
    part: 'treatment',
    words:
      /\b(?:hospital\W+(?:for )?(?:\d+ )?(?:night|stay|room)|(?:nights?|stay) (?:in |the |a )*(?:hospital|clinic)|overnight|inpatient)/,
  },
  {
    id: 'checkUp',
    part: 'treatment',
    words: /\b(?:check-?ups?|follow[- ]?ups?|aftercare|after-care|post-?op)/,
  },
  { id: 'transfers', part: 'trip', words: /\b(?:transfers?|pick-?up|driver|chauffeur)\b/ },
  { id: 'flights', part: 'trip', words: /\b(?:flights?(?! home)|air ?fares?|air tickets?|plane tickets?)\b/ },
  { id: 'visa', part: 'trip', words: /\bvisas?\b/ },
  { id: 'hotel', part: 'trip', words: /\b(?:hotel|accommodation|apartment|lodging|guest ?house)/ },
  { id: 'food', part: 'trip', words: /\b(?:food|meals?|breakfast|half board|full board)\b/ },
  { id: 'complications', part: 'risk', words: /\b(?:complication|revision|corrective)/ },
] as const satisfies readonly { id: string; part: string; words: RegExp }[];

export type LineId = (typeof quoteLines)[number]['id'];
export type Part = (typeof quoteLines)[number]['part'];

export const lineIds: readonly LineId[] = quoteLines.map(({ id }) => id);

/** The parts in their order. */
export const parts: readonly Part[] = ['treatment', 'trip', 'risk'];

/** The lines that a text names. */
export function linesIn(text: string): LineId[] {
  const plain = text.trim().toLowerCase();
  return quoteLines.filter(({ words }) => words.test(plain)).map(({ id }) => id);
}

/** Whether a treatment leaves something in the body, such as an implant or a stent. @param description name and unit */
export const hasImplant = (description: string): boolean => linesIn(description).includes('implants');
