/** A category as screens show it: the API's spelling of one is data, not text (design.md). */
export const categoryName = (category: string): string =>
  category === 'Opthalmology' ? 'Ophthalmology' : category;
