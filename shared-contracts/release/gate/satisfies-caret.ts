const numbersOf = (version: string): number[] => version.split('.').map(part => Number.parseInt(part, 10));

/** Whether a version is in a range such as `^1.2.3`: builds write no others (`sharedRangesOf`). */
export function satisfiesCaret(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const [fromMajor = 0, fromMinor = 0, fromPatch = 0] = numbersOf(range.replace(/^\^/, ''));
  const isLater = minor > fromMinor || (minor === fromMinor && patch >= fromPatch);
  return range.startsWith('^') && major === fromMajor && isLater;
}
