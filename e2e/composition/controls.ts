import type { ModuleId } from 'shared-contracts/host';

export interface Control {
  name: string;
  page: string;
  selector: string;
  /** A key that is pressed with the focus on the control. Without one it is tapped. */
  key?: string;
  /** The browser itself shows the effect; what counts is that the page still has it once it is live. */
  isNative?: boolean;
  /** The remote module that the control belongs to, if it is not the page's own. */
  module?: ModuleId;
  /** Whether the effect can be seen. Runs in the page with the selector. */
  hasEffect(selector: string): boolean;
}

const CALCULATOR = '[data-module="calculator/calculator"]';

const isChecked = (selector: string): boolean =>
  document.querySelector(`${selector}:checked, ${selector}:has(:checked)`) !== null;
const hasValue = (selector: string): boolean =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value !== '';

/** One control of each kind that the site has. */
export const controls: readonly Control[] = [
  {
    name: 'menu',
    page: 'home',
    selector: 'header button[popovertarget="site-menu"]',
    isNative: true,
    hasEffect: () => document.querySelector('header [popover]:popover-open') !== null,
  },
  {
    name: 'suggestion',
    page: 'home',
    selector: 'main ul[aria-label="Often searched"] a',
    // Before the page is live its link leads to the list, with that search.
    isNative: true,
    hasEffect: () => location.hash === '#treatment-search' || location.pathname === '/treatments',
  },
  {
    name: 'search field',
    page: 'home',
    selector: 'main input[role=combobox]',
    key: 'k',
    isNative: true,
    hasEffect: hasValue,
  },
  {
    name: 'category',
    page: 'home',
    module: 'calculator/calculator',
    selector: `${CALCULATOR} button[aria-pressed]`,
    hasEffect: selector => document.querySelector(selector)?.getAttribute('aria-pressed') === 'true',
  },
  {
    name: 'radio',
    page: 'home',
    module: 'calculator/calculator',
    selector: `${CALCULATOR} label:has(input[type=radio])`,
    isNative: true,
    hasEffect: isChecked,
  },
  {
    name: 'next',
    page: 'home',
    module: 'calculator/calculator',
    selector: `${CALCULATOR} button[aria-describedby="wizard-needed"]`,
    hasEffect: () => document.querySelector('#wizard-needed[data-asked]') !== null,
  },
  {
    name: 'dialog',
    page: 'list',
    selector: 'main button[aria-haspopup=dialog]',
    hasEffect: () => document.querySelector('dialog[open]') !== null,
  },
  {
    name: 'residence',
    page: 'detail',
    selector: 'main [data-choice] select',
    key: 'ArrowDown',
    isNative: true,
    hasEffect: hasValue,
  },
  {
    name: 'country',
    page: 'detail',
    // Where the link leads to.
    module: 'calculator/calculator',
    isNative: true,
    selector: 'main li a[href*="to="]',
    hasEffect: () => location.hash === '#calculator-section',
  },
  {
    name: 'select',
    page: 'contact',
    selector: 'main select[name=treatment_id]',
    key: 'ArrowDown',
    isNative: true,
    hasEffect: hasValue,
  },
  {
    name: 'checkbox',
    page: 'contact',
    selector: 'main input[name=consent]',
    isNative: true,
    hasEffect: isChecked,
  },
  {
    name: 'name field',
    page: 'contact',
    selector: 'main form input[autocomplete=name]',
    key: 'a',
    isNative: true,
    hasEffect: hasValue,
  },
];
