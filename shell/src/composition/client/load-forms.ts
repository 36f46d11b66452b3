/** The inputs of the contract; most pages have none. */
export const loadForms = () =>
  import(/* webpackChunkName: "forms" */ './forms-entry-point.ts').then(({ forms }) => forms);
