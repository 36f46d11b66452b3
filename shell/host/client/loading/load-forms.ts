/** The inputs of the contract; most pages have none. */
export const loadForms = () => import(/* webpackChunkName: "forms" */ 'shared-contracts/ui/forms');
