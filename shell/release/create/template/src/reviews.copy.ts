/** Texts of the page and of the widget. */
export const copy = {
  title: 'Reviews',
  lead: 'This is the first page of Reviews.',
  helpful: (count: number) => (count === 0 ? 'Is this helpful?' : `Helpful to ${count}`),
  link: 'Open Reviews',
};
