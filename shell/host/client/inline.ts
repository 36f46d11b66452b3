import { keepEarlyClicks } from './early-clicks.ts';
import { followBySpace } from './follow-by-space.ts';
import { observePage } from './observe-page.ts';
import { startCode } from './start-code.ts';

/**
 * The script that is part of every page's HTML, since it has to run before the page is painted for the first time. A browser
 * that the head's script has not marked keeps the page as it is, and reads this in the JavaScript of 2015.
 */
const root = document.documentElement;
if ('scripts' in root.dataset) {
  keepEarlyClicks(root);
  followBySpace();
  observePage();
  startCode();
}
