// Words that say what an amount or a line of a quote is for. Texts are plain, as `plainText` writes them.

/** Behind a tax what it is asked on. */
export const TAXED = /^[^\p{L}¤]*(?:is |are )?(?:applicable )?(?:on|for) /u;
/** A night that costs extra, which says nothing of the others. */
export const INTENSIVE = /\b(?:icu|ccu|hdu)\b/;
/** What a guarantee does not pay. */
export const ONLY_PAY = /\b(?:only|just) pays?\b|\bpays? (?:only|just)\b/;
/** `Hotel: 10% off for our patients` */
export const LESS = /\d ?%|discount|descuento|rabat|indirim|znizk/;
/** Before what only a companion gets or pays. */
export const COMPANION =
  /^\W*(?:(?:a|an|each|extra|the|for|your|1|one|per) )*(?:companion|attendant|bystander|accompanying|caregiver|relative|family member|friend|second person|begleit|acompanante|refakatci|osob\p{L} towarzysz|kisero)/u;
/** `if you book until May`, `if paid in cash` */
export const BOOKED =
  /^[^¤]{0,30}\b(?:book|schedul|reserv|com(?:e|ing)\b|pay|paid|cash|buch|bar\b|zahl|pag[ao]|efectivo|gotow)/u;
/** Behind `Extra` or `Additional` above what costs extra; behind other words it may be free. */
export const COSTS =
  /^\P{L}*(?:$|(?:(?:to|be|for) )*(?:costs?|fees?|charges?|payments?|payable|pay|paid|expenses?|extras?|nights?|kosten|koszty|platne|ucretler)(?!\p{L}))/u;
/** Nothing but one word. */
export const ONE_WORD = /^\P{L}*\p{L}+\P{L}*$/u;
/** What a bracket begins with that says what is in it. */
export const WITH = /^\W*(?:with|w\/|incl\p{L}*|inkl\p{L}*|con|mit|avec|z)(?!\p{L})/u;
