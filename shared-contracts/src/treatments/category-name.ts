/** A category's name on screen. The API misspells one of them; its spelling is data and stays (section 10.23). */
export const categoryName = (category: string): string =>
  category === 'Opthalmology' ? 'Ophthalmology' : category;
