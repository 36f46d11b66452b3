import { storageKeys } from 'shared-contracts/host';

/**
 * Marks the document where code will run: in browsers that know `inert`, the newest of what all the served ones know (decision
 * 012 of shared-contracts). Styles show the page without code elsewhere, so the mark is there before the first paint.
 */
const MARK_SCRIPTS = "let d=document.documentElement;'inert'in d&&(d.dataset.scripts='');";

/** Marks it for a visitor who returns, by the id of their session (storageKeys). Storage that is blocked throws. */
const MARK_RETURN = `try{localStorage['${storageKeys.sessionId}']&&(d.dataset.returns='')}catch(e){}`;

/**
 * Asks for the brand's fonts. Without it they are asked for when the page is laid out, later.
 * A browser holds the first paint back for up to 50 ms for fonts that are asked for in the head, so that they show at once. Where
 * the HTML took longer than 150 ms, as on a phone's network, they cannot be there in that time: it asks when the HTML is read.
 */
const LOAD_FONTS =
  'let l=()=>document.fonts.load("560 1em Figtree,Fraunces").catch(()=>{});performance.now()<150?l():addEventListener("DOMContentLoaded",l)';

/** The script in the head of every page, in JavaScript that older browsers read as well. */
export const HEAD_SCRIPT = `{${MARK_SCRIPTS}${MARK_RETURN}${LOAD_FONTS}}`;
