import type { ModuleId } from 'shared-contracts/host';

export interface BenchPage {
  name: string;
  path: string;
  /** The remote module that must be live before the page counts as live. */
  module?: ModuleId;
  /** The page is scrolled to its module, as by a visitor who uses it. */
  isScrolled?: boolean;
}

export const pages: readonly BenchPage[] = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/treatments', module: 'catalogue/treatments' },
  { name: 'detail', path: '/treatments/hip-replacement', module: 'catalogue/treatment' },
  { name: 'contact', path: '/contact', module: 'quote/contact' },
  { name: 'calculator', path: '/', module: 'calculator/calculator', isScrolled: true },
];
