/**
 * The script in the head that asks for the brand's fonts. Without it they are asked for when the page is laid out, later.
 * A browser holds the first paint back for up to 50 ms for fonts that are asked for in the head, so that they show at once. Where
 * the HTML took longer than 150 ms, as on a phone's network, they cannot be there in that time: it asks when the HTML is read.
 */
export const LOAD_FONTS =
  '{let l=()=>document.fonts.load("560 1em Figtree,Fraunces").catch(()=>{});performance.now()<150?l():addEventListener("DOMContentLoaded",l)}';
