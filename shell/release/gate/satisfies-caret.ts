const numbersOf = (version: string): number[] => version.split('.').map(part => Number.parseInt(part, 10));

/** Whether a version is in a range such as `^1.2.3`: builds write no others (`sharedRangesOf`). */
export function satisfiesCaret(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const [fromMajor = 0, fromMinor = 0, fromPatch = 0] = numbersOf(range.replace(/^\^/, ''));
  const isLater = minor > fromMinor || (minor === fromMinor && patch >= fromPatch);
  return range.startsWith('^') && major === fromMajor && isLater;
}

/**
 * Whether a shell's version of a shared module will do for a release that asks for this range. Of the contract a later
 * major will do as well: it has fewer names and changes the meaning of none, so that the names that the release uses decide
 * (`listMissingNames`).
 */
export function satisfiesRange(module: string, version: string, range: string): boolean {
  if (satisfiesCaret(version, range)) return true;
  const [major = 0] = numbersOf(version);
  const [fromMajor = Number.NaN] = numbersOf(range.slice(1));
  return /^shared-contracts(\/|$)/.test(module) && range.startsWith('^') && major > fromMajor;
}
