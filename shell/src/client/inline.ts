import { keepEarlyClicks } from './early-clicks.ts';
import { observePage } from './observe-page.ts';
import { startCode } from './start-code.ts';

/** The script that is part of every page's HTML, since it has to run before the page is painted for the first time. */
keepEarlyClicks(document.documentElement);
observePage();
startCode();
