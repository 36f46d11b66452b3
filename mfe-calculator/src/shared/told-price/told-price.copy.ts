import { withArticle } from 'shared-contracts';

export const toldPriceCopy = {
  /** Title of the fold with the field. */
  title: 'Were you told a price at home?',
  needsHome: 'Choose where you live first: we compare with it.',
  /** From where no whole trip is known. */
  noTrip: 'We know no whole trip from there, so we cannot compare.',
  label: (source: string) => `What were you told at home in ${withArticle(source)}?`,
  /** @param units such as `2 implants`; null where nothing is counted */
  hint: (currency: string, units: string | null) =>
    `The whole price for one patient${units === null ? '' : `, for ${units}`}, in ${currency}. We compare with it.`,
  refused: (currency: string) =>
    `Please enter the whole price as one amount in ${currency}, in digits. Until then we do not compare with it.`,
  told: (price: string) => `You were told ${price} at home.`,
} as const;
