import { cleanAnswer, isPhone } from '../draft/validate-draft.ts';

interface NumberPlan {
  /** Calling code of the country. */
  code: string;
  /** What is dialled before a number within the country, and left out after the calling code. */
  trunk: string;
  /** Fewest and most digits after the calling code. */
  digits: readonly [number, number];
}

/** Numbering plans of the source countries (section 9), by the national plans that the ITU publishes. */
const plans: Readonly<Record<string, NumberPlan>> = {
  USA: { code: '1', trunk: '1', digits: [10, 10] },
  Canada: { code: '1', trunk: '1', digits: [10, 10] },
  UK: { code: '44', trunk: '0', digits: [9, 10] },
  Germany: { code: '49', trunk: '0', digits: [7, 11] },
  UAE: { code: '971', trunk: '0', digits: [8, 9] },
  'Saudi Arabia': { code: '966', trunk: '0', digits: [9, 9] },
  Nigeria: { code: '234', trunk: '0', digits: [8, 10] },
  Kenya: { code: '254', trunk: '0', digits: [9, 9] },
  'South Africa': { code: '27', trunk: '0', digits: [9, 9] },
  Australia: { code: '61', trunk: '0', digits: [9, 9] },
  Bangladesh: { code: '880', trunk: '0', digits: [9, 10] },
  Russia: { code: '7', trunk: '8', digits: [10, 10] },
};

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * The international form of a number as it is dialled within the source country. Groups of digits stay.
 * @returns null for a number that has its country code, or is not one of that country
 */
export function toInternationalPhone(phone: string, source: string): string | null {
  const number = phone.trim();
  if (number.startsWith('00') || /[^\d -]/.test(number)) return null;
  const plan = plans[source];
  if (!plan) return null;
  const { code, trunk, digits } = plan;
  const [fewest, most] = digits;
  const rest = number.startsWith(trunk) ? number.slice(trunk.length).replace(/^[ -]/, '') : number;
  const { length } = digitsOf(rest);
  const international = cleanAnswer('phone', `+${code} ${rest}`);
  return length >= fewest && length <= most && isPhone(international) ? international : null;
}
