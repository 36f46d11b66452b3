/** Id of the data block that names a page's overrides, `Overrides` as JSON. Other pages have none. */
export const OVERRIDES_ID = 'overrides';

/** Whether this page runs code that is not live, for a tester alone. Such a page reports nothing. */
export const isOverridden = (): boolean => document.getElementById(OVERRIDES_ID) !== null;
