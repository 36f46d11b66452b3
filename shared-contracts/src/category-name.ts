/** A category as screens show it: the API's spelling of one is data, not text (section 10.23). */
export const categoryName = (category: string): string =>
  category === 'Opthalmology' ? 'Ophthalmology' : category;
