/** The origin that a flag or variable names. @throws Error with one line that says what it takes */
export function readOrigin(name: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`${name} takes an origin such as https://carefare.example, not "${address}"`);
  return url.origin;
}
