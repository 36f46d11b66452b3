import { brand } from 'shared-contracts';

/** Search engines cut longer titles. */
const TITLE_MAX = 60;
/** Search engines cut longer descriptions. */
const DESCRIPTION_MAX = 160;

/** The first title that fits, with the brand's name if that fits as well; else the last. */
export function fitTitle(...titles: [string, ...string[]]): string {
  const title = titles.find(({ length }) => length <= TITLE_MAX) ?? titles.at(-1) ?? '';
  const branded = `${title} | ${brand.name}`;
  return branded.length <= TITLE_MAX ? branded : title;
}

/** The sentences that fit, in their order. Empty ones are left out. */
export function fitDescription(...sentences: string[]): string {
  return sentences.filter(Boolean).reduce((text, sentence) => {
    const longer = text ? `${text} ${sentence}` : sentence;
    return longer.length <= DESCRIPTION_MAX ? longer : text;
  }, '');
}
